/** A file as it is sent in JSON. */
export async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise((done) => {
    reader.addEventListener('loadend', done);
    reader.readAsDataURL(file);
  });
  return typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/, '') : '';
}
