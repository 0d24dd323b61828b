/** The layers over each other as one PNG, at device resolution and with a transparent ground. */
export async function snapshot(layers: readonly HTMLCanvasElement[]): Promise<Blob> {
  const [base] = layers;
  if (base === undefined) throw new Error('there is nothing to capture');
  const sheet = document.createElement('canvas');
  sheet.width = base.width;
  sheet.height = base.height;
  const context = sheet.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  for (const layer of layers) context.drawImage(layer, 0, 0, sheet.width, sheet.height);
  return new Promise((resolve, reject) => {
    sheet.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser gives no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
