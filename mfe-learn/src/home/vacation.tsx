import { Button, Icon, Notice, notify } from '@kotoba/shared-ui/core';
import { toApiError, useGetVacationQuery, useSetVacationMutation } from '@kotoba/api-client';
import { useTexts } from '../texts';

/** The pause of what is due: its beginning as a button, its end beside what it means. */
export function Vacation() {
  const { t, language } = useTexts();
  const { data } = useGetVacationQuery();
  const [setVacation, { isLoading }] = useSetVacationMutation();
  if (!data) return null;
  const { since } = data.data;

  async function go(away: boolean): Promise<void> {
    try {
      await setVacation({ body: { away } }).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('vacation.failed')).message);
    }
  }

  if (since === null) {
    return (
      <div>
        <Button
          size="small"
          variant="quiet"
          style={{ marginInlineStart: -12 }}
          icon={<Icon name="sun" size={18} />}
          busy={isLoading}
          onClick={() => void go(true)}
        >
          {t('vacation.start')}
        </Button>
      </div>
    );
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(since));
  return (
    <Notice
      icon="sun"
      announce="polite"
      action={
        <Button size="small" busy={isLoading} onClick={() => void go(false)}>
          {t('vacation.end')}
        </Button>
      }
    >
      {t('vacation.on', { date })}
    </Notice>
  );
}
