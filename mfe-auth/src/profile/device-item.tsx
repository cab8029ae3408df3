import { toApiError, useRevokeDeviceMutation, type Device } from '@kotoba/api-client';
import { Button, notify, Row, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { deviceName } from './device-name';
import { useTexts } from '../texts';

/** One signed-in device: what it is, when it was last here, and a way to sign it out. */
export function DeviceItem({ device }: { readonly device: Device }) {
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
