const slug = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-');

export const tabId = (label: string, value: string) => `tab-${slug(label)}-${slug(value)}`;
export const panelId = (label: string, value: string) => `panel-${slug(label)}-${slug(value)}`;
