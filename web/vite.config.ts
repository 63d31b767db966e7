// How the page is served while it is written, tested, and built into build/web for the executable.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../build/web');
const server = process.env['MAGICMAZE_SERVER'] ?? 'http://127.0.0.1:8080';

// `import engineUrl from 'virtual:engine'`: the address of a module that the preset wasm makes. In the build it is a file
// named after its content.
function wasmModule(name: 'engine' | 'engine-security' | 'teammates' | 'replay'): Plugin {
  const file = at(`../build/wasm/${name}.wasm`);
  const notBuilt = `There is no build/wasm/${name}.wasm: cmake --preset wasm && cmake --build --preset wasm makes it.`;
  const virtualId = `\0virtual:${name}`;
  let reference = '';
  let mode: 'build' | 'serve' | 'test' = 'build';
  return {
    name: `magicmaze-${name}`,
    configResolved(config) {
      mode = process.env['VITEST'] !== undefined ? 'test' : config.command;
    },
    resolveId: (id) => (id === `virtual:${name}` ? virtualId : null),
    load(id) {
      if (id !== virtualId) return null;
      if (mode === 'serve') return `export default '/${name}.wasm';`;
      if (mode === 'test') return `export default ${JSON.stringify(`file://${file}`)};`;
      if (!existsSync(file)) this.error(notBuilt);
      reference = this.emitFile({ type: 'asset', name: `${name}.wasm`, source: readFileSync(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(dev) {
      dev.middlewares.use(`/${name}.wasm`, (_request, response) => {
        response.setHeader('Cache-Control', 'no-store');
        if (existsSync(file)) {
          response.setHeader('Content-Type', 'application/wasm');
          createReadStream(file).pipe(response);
        } else {
          response.statusCode = 404;
          response.end(notBuilt);
        }
      });
    },
  };
}

// What the first screen needs and the browser would find late: the engine, and the two fonts for Latin letters.
function preloads(): Plugin {
  const wanted: readonly { readonly name: RegExp; readonly as: string }[] = [
    { name: /engine-(?!security)[^/]*\.wasm$/, as: 'fetch' },
    { name: /fredoka-latin-600-normal-[^/]*\.woff2$/, as: 'font' },
    { name: /atkinson-hyperlegible-next-latin-wght-normal-[^/]*\.woff2$/, as: 'font' },
  ];
  return {
    name: 'magicmaze-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const tags: HtmlTagDescriptor[] = [];
        for (const { name, as } of wanted) {
          const file = files.find((each) => name.test(each));
          if (file === undefined) continue;
          const attrs = { rel: 'preload', href: `/${file}`, as, crossorigin: true };
          tags.push({ tag: 'link', attrs, injectTo: 'head' });
        }
        return tags;
      },
    },
  };
}

// What all screens share, and the heroes, because the first screen shows them too.
const house = [
  'node_modules/(?!uqr)',
  'vite/preload-helper',
  '/src/(?:base|settings|link)/|/src/speech/by_ear_choice',
  String.raw`/src/ui/(?!qr_code\.)`, // with its library it is loaded when someone wants it
  String.raw`/src/text/(?:text|part|security|achievements|big_screen)\.ts`,
  '/src/shell/(?:top_bar|dialogs_lazy|asking)',
  '/src/(?:keys/key_dispatcher|rules_pages/(?:anchors|rule_link)|text/refusal_text|sound/last_sand)',
  '/src/(?:engine/(?:position|catalog|game_names|rules)|game/choosing|scenarios/security_games)\\.',
  '/src/(?:lobby/lobby_lazy|end/end_lazy|table/(?:table_lazy|hand_choice)|scenarios/with_security_texts|talk/delay_sign)',
  '/src/(?:engine/(?:words|wasm_module|load_engines)|game/(?:table_facts|seat_voices)|sound/strikes)',
  '/src/(?:report/(?:seen_game|error_log)|text/by_language|engine/deal_words|shell/scenario_frame)',
  String.raw`/src/board/(?:memo|art/(?:art\.css|heroes|hero_symbol|shapes))`,
].join('|');

// What every playing screen needs, and the replay too.
const mall = [
  '/src/(?:board|play|hand|seats|sand|words)/',
  '/src/end/result',
  String.raw`/src/table/(?:table(?:_wide|_small|_upright|_landscape|_layout)?\.|big_moment|play_menu|stock|talk_frame|talk_sign|standing|use_module_parts|own_game|flip_signs)`,
  '/src/(?:game/seats|keys/keyboard_commands|sound/noises)',
].join('|');

// Tests that need no page share a worker, and all modules with it. Tests that change the clock, the browser's features
// or texts that haven't been loaded yet get their own.
const plainTests = ['src/**/*{.test,_test}.ts', 'scripts/**/*.test.mjs'];
const freshTests = [
  'src/board/after_paint.test.ts',
  'src/book/book_api.test.ts',
  'src/book/words.test.ts',
  'src/play/paint_first.test.ts',
  'src/security/token_hand.test.ts',
  'src/talk/{talking,voice}.test.ts',
  'src/text/{security,text}.test.ts',
];

export default defineConfig({
  // The same page can lie anywhere on a site: scripts and styles name each other from where they lie, and in index.html
  // the server writes its path before every address that begins with a slash.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  plugins: [
    preact({ devToolsEnabled: false }),
    wasmModule('engine'),
    wasmModule('engine-security'),
    wasmModule('teammates'),
    wasmModule('replay'),
    preloads(),
  ],
  // Named here, so that the development server doesn't discover them and restart in the middle of someone's work.
  optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', '@preact/signals', 'uqr'] },
  server: {
    // The host is kept as the browser has it: the server compares it with the page's origin.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/healthz': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the strict policy of the server knows no data: scripts and fonts
    modulePreload: { polyfill: false },
    manifest: true, // for scripts/compress.mjs
    rolldownOptions: {
      input: { index: at('index.html'), service_worker: at('src/offline/service_worker.ts') },
      output: {
        // Browsers ask for the service worker by this name for ever.
        entryFileNames: ({ name }) => (name === 'service_worker' ? 'service_worker.js' : 'assets/[name]-[hash].js'),
        // What every table needs comes in one file: each further file costs its own header and its own dictionary.
        // Nobody needs a mall before there is a table.
        advancedChunks: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'house', test: new RegExp(house) },
            { name: 'mall', test: new RegExp(mall) },
            // Parts of playing by ear that the settings and the lesson share with it.
            { name: 'speech', test: /\/src\/(?:speech\/voice_mouth|text\/by_ear\.ts)/ },
            { name: 'ear_keys', test: /\/src\/(?:keys\/ear_keys|by_ear\/current_ear)/ },
          ],
        },
      },
    },
  },
  test: {
    setupFiles: ['src/text/english_for_tests.ts', 'src/base/patience_for_tests.ts'],
    testTimeout: 30_000, // a full machine is slow
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          isolate: false,
          include: plainTests,
          exclude: freshTests,
          setupFiles: ['src/base/shared_for_tests.ts'],
        },
      },
      { extends: true, test: { name: 'fresh', environment: 'node', include: freshTests } },
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: ['src/**/*{.test,_test}.tsx'] } },
    ],
  },
});
