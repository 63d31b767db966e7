// The address of the engine's module; vite.config.ts makes it.
declare module 'virtual:engine' {
  const url: string;
  export default url;
}
