/** State as the query of an address holds it. What is unknown there counts as not being there. */
export interface Codec<T> {
  readonly keys: readonly string[];
  readonly read: (address: URLSearchParams) => T;
  /** Its keys with their values, without those that say what is so by default. */
  readonly pairs: (state: T) => readonly (readonly [key: string, value: string])[];
}

/** One key, which may be there several times. */
export const param = <T>(
  key: string,
  parse: (values: readonly string[]) => T,
  format: (value: T) => readonly string[],
): Codec<T> => ({
  keys: [key],
  read: (address) => parse(address.getAll(key)),
  pairs: (value) => format(value).map((text) => [key, text]),
});

/** A text in the form in which it is kept; '' by default. */
export const textParam = (key: string, kept: (text: string) => string): Codec<string> =>
  param(
    key,
    ([text = '']) => kept(text),
    (text) => (kept(text) === '' ? [] : [kept(text)]),
  );

/** What a text says, or the usual value. */
export const valueParam = <T extends string | number>(
  key: string,
  read: (text: string) => T | null | undefined,
  usual: T,
): Codec<T> =>
  param(
    key,
    ([text = '']) => read(text) ?? usual,
    (value) => (value === usual ? [] : [String(value)]),
  );

export const choiceParam = <T extends string, U extends T | ''>(
  key: string,
  choices: readonly T[],
  usual: U,
): Codec<T | U> => valueParam<T | U>(key, (text) => choices.find((choice) => choice === text), usual);

export const flagParam = (key: string, on: string): Codec<boolean> =>
  param(
    key,
    ([text]) => text === on,
    (isOn) => (isOn ? [on] : []),
  );

/** All its values, each once and none empty. */
export const listParam = (key: string, most = Infinity) =>
  param<readonly string[]>(
    key,
    (values) => [...new Set(values.filter((value) => value !== ''))].slice(0, most),
    (values) => values,
  );

/** Several parts, in the order in which the address has them. */
export const codec = <S extends object>(parts: { readonly [K in keyof S]: Codec<S[K]> }): Codec<S> => {
  const entries = Object.entries(parts) as [keyof S, Codec<S[keyof S]>][];
  return {
    keys: entries.flatMap(([, { keys }]) => keys),
    read: (address) => Object.fromEntries(entries.map(([name, { read }]) => [name, read(address)])) as S,
    pairs: (state) => entries.flatMap(([name, { pairs }]) => pairs(state[name])),
  };
};

/** The query that holds a state; of the present one, keys that are not the state's stay behind it. */
export function queryOf<T>({ keys, pairs }: Codec<T>, state: T, present = new URLSearchParams()) {
  const others = [...present].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...pairs(state), ...others].map(([key, value]) => [key, value]));
}
