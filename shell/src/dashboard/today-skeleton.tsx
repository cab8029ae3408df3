import { Box, Skeleton, SkeletonGroup } from '@kotoba/shared-ui/core';

/** The room of what there is to do today. */
export function TodaySkeleton() {
  return (
    <SkeletonGroup>
      <Box sx={{ height: { xs: 188, sm: 112 } }}>
        <Skeleton shape="block" height="100%" />
      </Box>
    </SkeletonGroup>
  );
}
