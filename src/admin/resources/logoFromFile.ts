/** The most pixels of a kept logo on either side. */
const SIZE = 64;
const MAX_FILE_BYTES = 20_000_000;

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    };
    reader.readAsDataURL(file);
  });

/**
 * A picture scaled down to a data address of a few kB. Drawn from a data address itself, as the policy shows no blobs.
 * @throws where it is too large, or not a picture that the browser can read
 */
export async function logoFromFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new RangeError('The file is too large.');
  const image = new Image();
  image.src = await dataAddress(file);
  await image.decode();
  // An SVG may say no size.
  const [width, height] = [image.naturalWidth || SIZE, image.naturalHeight || SIZE];
  const scale = Math.min(1, SIZE / width, SIZE / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // A browser without WebP gives a PNG for it.
  const [smallest = ''] = ['image/webp', 'image/png']
    .map((kind) => canvas.toDataURL(kind))
    .toSorted((a, b) => a.length - b.length);
  return smallest;
}
