export function toBase64(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(afterComma(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(photo);
  });
}

const afterComma = (address: FileReader['result']): string =>
  typeof address === 'string' ? address.slice(address.indexOf(',') + 1) : '';
