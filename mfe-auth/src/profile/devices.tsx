import {
  failedQuery,
  useListDevicesQuery,
  toApiError,
  useRevokeDeviceMutation,
  type Device,
} from '@kotoba/api-client';
import {
  color,
  ErrorState,
  SkeletonGroup,
  SkeletonList,
  Stack,
  Button,
  notify,
  Row,
  StatusBadge,
  Text,
} from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { deviceName } from './device-name';

/** One signed-in device: what it is, when it was last here, and a way to sign it out. */
function DeviceItem({ device }: { readonly device: Device }) {
  const { t, language } = useTexts();
  const [revokeDevice, { isLoading }] = useRevokeDeviceMutation();
  const name = deviceName(device.userAgent) || t('devices.unknown');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  async function revoke(): Promise<void> {
    try {
      await revokeDevice({ id: device.id }).unwrap();
      notify.success(t('devices.revoked', { name }));
    } catch (error) {
      notify.error(toApiError(error, t('devices.revokeFailed')).message);
    }
  }

  return (
    <Row as="li" justify="between" align="center" gap={4} wrap aria-label={name}>
      <Stack gap={1} sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="sm" tone="soft">
          {t('devices.last', { when: when.format(new Date(device.lastUsedAt)), address: device.address })}
        </Text>
      </Stack>
      {device.current ? (
        <StatusBadge tone="matsu">{t('devices.current')}</StatusBadge>
      ) : (
        <Button
          size="small"
          busy={isLoading}
          aria-label={t('devices.revokeName', { name })}
          onClick={() => void revoke()}
        >
          {t('devices.revoke')}
        </Button>
      )}
    </Row>
  );
}

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
