import { useEffect } from 'react';
import { useListCountriesQuery } from '@kotoba/api-client';
import { Box, Button, Icon, notify, Stack } from '@kotoba/shared-ui/core';
import { useBoundField } from '@kotoba/shared-ui/forms';
import { SearchSelectInput } from '@kotoba/shared-ui/search-select';
import { useTexts } from '../texts';

/** The optional country. It rests with a spinner until the list is there; a failed list can be asked for again. */
export function CountryField() {
  const { t } = useTexts();
  const { data, isFetching, error, refetch } = useListCountriesQuery();
  const { value, error: wrong, onChange, onBlur } = useBoundField<string>('countryId');
  useEffect(() => {
    if (error) notify.error(t('signUp.countriesFailed'));
  }, [error, t]);
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack gap={1}>
      <SearchSelectInput
        {...{ value, error: wrong, onChange, onBlur }}
        label={t('field.country')}
        placeholder={t('field.countryPlaceholder')}
        searchLabel={t('field.countrySearch')}
        nothingFound={t('field.noCountries')}
        options={options}
        busy={isFetching}
        disabled={!data}
        optional
      />
      {error && !isFetching && (
        <Box>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon name="retry" size={18} />}
            onClick={() => void refetch()}
          >
            {t('signUp.countriesRetry')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
