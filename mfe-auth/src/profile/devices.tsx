import { failedQuery, useListDevicesQuery } from '@kotoba/api-client';
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
  const devices = useListDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = devices;
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
    return <ErrorState level={3} {...failedQuery(devices, t('devices.loadFailed'))} />;
  }
  return (
    <SkeletonGroup>
      <SkeletonList rows={2} />
    </SkeletonGroup>
  );
}
