import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, type Capabilities } from 'selenium-webdriver';
import { type Command, Name } from 'selenium-webdriver/lib/command.js';
import { Session } from 'selenium-webdriver/lib/session.js';

interface Parameters {
  readonly capabilities?: { readonly alwaysMatch: object };
  readonly id?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly failure: error.ErrorData | null;
  readonly result: unknown;
}

/** Marionette's names for the WebDriver commands used here. */
const MARIONETTE: Readonly<Record<string, string>> = {
  [Name.NEW_SESSION]: 'WebDriver:NewSession',
  [Name.QUIT]: 'Marionette:Quit',
  [Name.SET_TIMEOUT]: 'WebDriver:SetTimeouts',
  [Name.GET]: 'WebDriver:Navigate',
  [Name.GET_CURRENT_URL]: 'WebDriver:GetCurrentURL',
  [Name.GO_BACK]: 'WebDriver:Back',
  [Name.GO_FORWARD]: 'WebDriver:Forward',
  [Name.REFRESH]: 'WebDriver:Refresh',
  [Name.EXECUTE_SCRIPT]: 'WebDriver:ExecuteScript',
  [Name.EXECUTE_ASYNC_SCRIPT]: 'WebDriver:ExecuteAsyncScript',
  [Name.CLICK_ELEMENT]: 'WebDriver:ElementClick',
  [Name.SEND_KEYS_TO_ELEMENT]: 'WebDriver:ElementSendKeys',
  [Name.ACTIONS]: 'WebDriver:PerformActions',
  [Name.GET_CURRENT_WINDOW_HANDLE]: 'WebDriver:GetWindowHandle',
  [Name.GET_WINDOW_HANDLES]: 'WebDriver:GetWindowHandles',
  [Name.SWITCH_TO_WINDOW]: 'WebDriver:SwitchToWindow',
  newWindow: 'WebDriver:NewWindow',
  [Name.CLOSE]: 'WebDriver:CloseWindow',
  setWindowRect: 'WebDriver:SetWindowRect',
  [Name.GET_ALERT_TEXT]: 'WebDriver:GetAlertText',
  [Name.ACCEPT_ALERT]: 'WebDriver:AcceptAlert',
  [Name.SCREENSHOT]: 'WebDriver:TakeScreenshot',
};

/**
 * Speaks Marionette to Firefox, because neither Debian nor npm provides geckodriver. Each message is a JSON
 * array prefixed with its length; parameters are those of WebDriver.
 */
export class Marionette {
  private readonly socket: Socket;
  private received = Buffer.alloc(0);
  private last = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
      this.read();
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  private read() {
    const colon = this.received.indexOf(':');
    if (colon < 0) return;
    const end = colon + 1 + Number(this.received.subarray(0, colon).toString());
    if (this.received.length < end) return;
    const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
    this.received = this.received.subarray(end);
    // The first message is a greeting, which isn't an array.
    if (Array.isArray(message)) {
      const [, id, failure, result] = message as [number, number, Answer['failure'], unknown];
      this.waiting.get(id)?.({ failure, result });
      this.waiting.delete(id);
    }
    this.read();
  }

  async send(name: string, parameters: object = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    const text = Buffer.from(JSON.stringify([0, id, name, parameters]));
    this.socket.write(Buffer.concat([Buffer.from(`${String(text.length)}:`), text]));
    const { failure, result } = await new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    if (failure !== null) error.throwDecodedError(failure);
    return result;
  }

  /** Implements selenium-webdriver's executor interface. */
  async execute(command: Command): Promise<unknown> {
    const name = MARIONETTE[command.getName()];
    if (name === undefined) throw new Error(`marionette.ts does not name ${command.getName()}.`);
    const { capabilities, id, ...parameters } = command.getParameters() as Parameters;
    const result = await this.send(name, {
      ...parameters,
      // Scripts share one realm, as in other browsers.
      sandbox: 'journeys',
      newSandbox: false,
      ...capabilities?.alwaysMatch,
      ...(id && { id: Object.values(id)[0] }),
    });
    if (command.getName() === Name.NEW_SESSION) {
      const session = result as { sessionId: string; capabilities: Capabilities };
      return new Session(session.sessionId, session.capabilities);
    }
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
  }
}
