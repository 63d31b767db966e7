// The addresses of the engine's modules; vite.config.ts makes them.
declare module 'virtual:engine' {
  const url: string;
  export default url;
}
declare module 'virtual:engine-security' {
  const url: string;
  export default url;
}
declare module 'virtual:teammates' {
  const url: string;
  export default url;
}
declare module 'virtual:replay' {
  const url: string;
  export default url;
}
