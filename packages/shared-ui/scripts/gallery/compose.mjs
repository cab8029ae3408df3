const GAP = 8;

/** Draws the four shots of a sample onto one sheet: wide light, wide dark, then both narrow ones. Gives RGBA and its size. */
export async function compose(page, shots) {
  const sources = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const sheet = await page.evaluate(
    async ([urls, gap]) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const [wideLight, wideDark, narrowLight, narrowDark] = images;
      const narrowTop = wideLight.height + wideDark.height + 2 * gap;
      const canvas = document.createElement('canvas');
      canvas.width = wideLight.width;
      canvas.height = narrowTop + Math.max(narrowLight.height, narrowDark.height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#8C8C8C';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(wideLight, 0, 0);
      context.drawImage(wideDark, 0, wideLight.height + gap);
      context.drawImage(narrowLight, 0, narrowTop);
      context.drawImage(narrowDark, narrowLight.width + gap, narrowTop);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      let binary = '';
      for (let at = 0; at < data.length; at += 32_768) {
        binary += String.fromCharCode(...data.subarray(at, at + 32_768));
      }
      return { rgba: btoa(binary), width, height };
    },
    [sources, GAP],
  );
  return { ...sheet, rgba: Buffer.from(sheet.rgba, 'base64') };
}
