import { toApiError, useListDevicesQuery } from '@kotoba/api-client';
import { color, ErrorState, SkeletonGroup, SkeletonList, Stack } from '@kotoba/shared-ui/core';
import { DeviceItem } from './device-item';
import { useTexts } from '../texts';

/** A hairline between two devices. */
const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { paddingTop: 4, borderTop: `1px solid ${color.line}` },
} as const;

/** Where this account is signed in. Asked anew each time: another device may have come since. */
export function Devices() {
  const { t } = useTexts();
  const { data, error, refetch, isFetching } = useListDevicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <Stack as="ul" gap={4} sx={list}>
        {data.devices.map((device) => (
          <DeviceItem key={device.id} device={device} />
        ))}
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        level={3}
        message={toApiError(error, t('devices.loadFailed')).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <SkeletonGroup>
      <SkeletonList rows={2} />
    </SkeletonGroup>
  );
}
