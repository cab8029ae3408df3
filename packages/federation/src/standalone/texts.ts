import { defineTexts } from '@kotoba/shared-ui/core';

export const { useTexts: useStandaloneTexts } = defineTexts('standalone', {
  en: {
    elsewhere: 'Elsewhere',
    elsewhereText: '{{path}} belongs to another part of Kotoba.',
    backHere: 'Back to this part',
  },
});
