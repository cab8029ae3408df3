/**
 * Characters that nobody sees or types on purpose: zero-width and direction marks, BOM, soft hyphen, variation selectors, fillers.
 * They arrive with copied text and with some input methods.
 */
const invisible =
  /\p{Cf}|\u034F|\u115F|\u1160|[\u17B4-\u17B5]|[\u180B-\u180F]|\u3164|[\uFE00-\uFE0F]|\uFFA0|[\u{E0100}-\u{E01EF}]/gu;

/** Leaves out what cannot be seen. Spaces stay: they separate words. */
export const dropInvisible = (text: string): string => text.replace(invisible, '');
