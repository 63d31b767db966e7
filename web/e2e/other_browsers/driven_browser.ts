// A browser with one window, controlled by the W3C's WebDriver commands. Each kind of browser has its own transport.
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  // Runs a function's body in the page; what it returns must be JSON.
  evaluate(body: string, ...args: readonly unknown[]): Promise<unknown>;
  perform(actions: readonly InputActions[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
  // What the browser printed while it ran, including the page's errors.
  readonly output: string;
}

// As https://www.w3.org/TR/webdriver2/#actions has them.
export interface InputActions {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

export interface BrowserKind {
  readonly name: string;
  // Its environment: a screen for those that need one.
  start(): Promise<DrivenBrowser>;
  end(): Promise<void>;
}

export const windowSize = { width: 1280, height: 800 };
