/** What the build makes of a picture that a part imports: its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
