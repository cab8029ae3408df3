import { MAX_PER_DAY } from '@kotoba/contracts';
import { wordSegments } from '@kotoba/japanese';
import { type ReactNode, useState, useMemo } from 'react';
import { type AccountSettings, toApiError, useUpdateSettingsMutation } from '@kotoba/api-client';
import {
  Card,
  color,
  Grid,
  Headword,
  radius,
  ReadingAids,
  readingAidsOf,
  Section,
  Stack,
  notify,
  Row,
  Text,
  useThemeOf,
  type ThemeMode,
  Box,
} from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/select';
import { TextInput } from '@kotoba/shared-ui/inputs';
import { Switch } from '@kotoba/shared-ui/switch';
import { SearchSelect } from '@kotoba/shared-ui/search-select';
import { useTexts, t } from '../texts';
import { ownTimeZone, timeZonesWith, todaysName } from './time-zones';

type SettingsChange = Partial<AccountSettings>;

/** Saves one change; the cache shows it at once and takes it back when it is refused. */
export function useSaveSettings(): (change: SettingsChange) => void {
  const [updateSettings] = useUpdateSettingsMutation();

  async function save(change: SettingsChange): Promise<void> {
    try {
      await updateSettings({ body: change }).unwrap();
      notify.success(t('settings.saved'));
    } catch (error) {
      notify.error(toApiError(error, t('settings.failed')).message);
    }
  }

  return (change) => void save(change);
}

interface SettingRowProps {
  readonly label: string;
  readonly help?: string;
  /** The control; it names itself. */
  readonly children: ReactNode;
}

/** One setting: what it is, what it does, and its control. */
function SettingRow({ label, help, children }: SettingRowProps) {
  return (
    <Row justify="between" align="center" gap={4} wrap>
      <Stack gap={1} sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Text as="span" weight="medium">
          {label}
        </Text>
        {help !== undefined && (
          <Text as="span" size="sm" tone="soft">
            {help}
          </Text>
        )}
      </Stack>
      {children}
    </Row>
  );
}

interface LimitSettingProps {
  readonly label: string;
  readonly help: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 0 to MAX_PER_DAY, or null. */
function parseLimit(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) <= MAX_PER_DAY ? Number(digits) : null;
}

/**
 * How many cards a day; saved when the field is left or Enter is pressed, and only when it is a number that differs.
 */
function LimitSetting({ label, help, value, onChange }: LimitSettingProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const limit = typed === null ? value : parseLimit(typed);

  function settle(): void {
    if (limit === null) return;
    setTyped(null);
    if (limit !== value) onChange(limit);
  }

  return (
    <TextInput
      label={label}
      help={help}
      error={limit === null ? t('settings.limitWrong', { most: MAX_PER_DAY }) : undefined}
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={settle}
      onEnter={settle}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

interface ThemeSettingProps {
  readonly value: ThemeMode;
  readonly onChange: (change: SettingsChange) => void;
}

const modes = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[];

/**
 * Light, dark or the system's. The choice is worn at once, here and wherever the learner is signed in; a refused one
 * is taken off again.
 */
function ThemeSetting({ value, onChange }: ThemeSettingProps) {
  const { t } = useTexts();
  useThemeOf(value);
  return (
    <SettingRow label={t('settings.theme')} help={t('settings.themeHelp')}>
      <Select
        label={t('settings.theme')}
        options={modes.map((mode) => ({ value: mode, label: t(`settings.theme.${mode}`) }))}
        value={value}
        onChange={(theme) => onChange({ theme })}
      />
    </SettingRow>
  );
}

interface TimeZoneSettingProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

/** Where the learner's days begin and end. Clearing it takes the zone of this device. */
function TimeZoneSetting({ value, onChange }: TimeZoneSettingProps) {
  const { t } = useTexts();
  const options = useMemo(
    () => timeZonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  );
  return (
    <SettingRow label={t('settings.timeZone')} help={t('settings.timeZoneHelp', { zone: ownTimeZone() })}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <SearchSelect
          label={t('settings.timeZone')}
          searchLabel={t('settings.timeZoneSearch')}
          nothingFound={t('settings.timeZoneNone')}
          options={options}
          value={todaysName(value)}
          onChange={(zone) => onChange(zone === '' ? ownTimeZone() : zone)}
        />
      </Box>
    </SettingRow>
  );
}

const FURIGANA = {
  always: { furigana: true, furiganaOnHover: false },
  hover: { furigana: true, furiganaOnHover: true },
  never: { furigana: false },
} as const satisfies Record<string, SettingsChange>;
const furiganas = ['always', 'hover', 'never'] as const satisfies readonly (keyof typeof FURIGANA)[];
const romajis = ['auto', 'always', 'never'] as const;

const food = { ja_word: '食べ物', hiragana: 'たべもの', katakana: null, romaji: 'tabemono' };
const example = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 128,
  padding: 4,
  textAlign: 'center',
  borderRadius: `${radius.field}px`,
  backgroundColor: color.sunken,
} as const;

/** Whether kana and romaji are seen, with a word that shows what the choice does. */
function ReadingSettings({ settings, onChange }: SettingsSectionsProps) {
  const { t } = useTexts();
  const { furigana } = readingAidsOf(settings);
  const { romaji = 'auto', level = 'N5' } = settings;
  return (
    <>
      <Box sx={example} role="group" aria-label={t('settings.example')}>
        <ReadingAids value={settings}>
          <Headword segments={wordSegments(food)} romaji={food.romaji} />
        </ReadingAids>
      </Box>
      <SettingRow label={t('settings.furigana')} help={t(`settings.furigana.${furigana}.help`)}>
        <Select
          label={t('settings.furigana')}
          options={furiganas.map((value) => ({ value, label: t(`settings.furigana.${value}`) }))}
          value={furigana}
          onChange={(value) => onChange(FURIGANA[value])}
        />
      </SettingRow>
      <SettingRow label={t('settings.romaji')} help={t(`settings.romaji.${romaji}.help`, { level })}>
        <Select
          label={t('settings.romaji')}
          options={romajis.map((value) => ({ value, label: t(`settings.romaji.${value}`) }))}
          value={romaji}
          onChange={(value) => onChange({ romaji: value })}
        />
      </SettingRow>
    </>
  );
}

interface SettingsSectionsProps {
  readonly settings: AccountSettings;
  readonly onChange: (change: SettingsChange) => void;
}

const strictnesses = [
  'exact',
  'standard',
  'lenient',
] as const satisfies readonly AccountSettings['strictness'][];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Card>
        <Stack gap={5}>{children}</Stack>
      </Card>
    </Section>
  );
}

/** All settings, by what they are about. */
export function SettingsSections({ settings, onChange }: SettingsSectionsProps) {
  const { t } = useTexts();
  return (
    <Stack gap={8}>
      <Part title={t('settings.look')}>
        <ThemeSetting value={settings.theme} onChange={onChange} />
      </Part>
      <Part title={t('settings.reading')}>
        <ReadingSettings settings={settings} onChange={onChange} />
      </Part>
      <Part title={t('settings.quiz')}>
        <SettingRow
          label={t('settings.strictness')}
          help={t(`settings.strictness.${settings.strictness}.help`)}
        >
          <Select
            label={t('settings.strictness')}
            options={strictnesses.map((value) => ({ value, label: t(`settings.strictness.${value}`) }))}
            value={settings.strictness}
            onChange={(strictness) => onChange({ strictness })}
          />
        </SettingRow>
        <Switch
          label={t('settings.autoAdvance')}
          help={t('settings.autoAdvanceHelp')}
          checked={settings.autoAdvance}
          onChange={(autoAdvance) => onChange({ autoAdvance })}
        />
        <Switch
          label={t('settings.autoplay')}
          help={t('settings.autoplayHelp')}
          checked={settings.autoplay}
          onChange={(autoplay) => onChange({ autoplay })}
        />
      </Part>
      <Part title={t('settings.days')}>
        <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
          <LimitSetting
            label={t('settings.newPerDay')}
            help={t('settings.newPerDayHelp')}
            value={settings.newPerDay}
            onChange={(newPerDay) => onChange({ newPerDay })}
          />
          <LimitSetting
            label={t('settings.reviewsPerDay')}
            help={t('settings.reviewsPerDayHelp')}
            value={settings.reviewsPerDay}
            onChange={(reviewsPerDay) => onChange({ reviewsPerDay })}
          />
        </Grid>
        <TimeZoneSetting value={settings.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      </Part>
      {settings.assistantOutside && (
        <Part title={t('settings.assistant')}>
          <Switch
            label={t('settings.assistantAtHome')}
            help={t('settings.assistantAtHomeHelp')}
            checked={settings.assistantAtHome ?? false}
            onChange={(assistantAtHome) => onChange({ assistantAtHome })}
          />
        </Part>
      )}
    </Stack>
  );
}
