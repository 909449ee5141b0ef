import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import rules from '../../../scripts/lint/rules.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const options = [{ elements: ['children'] }];

tester.run('text-in-own-element', rules.rules['text-in-own-element'], {
  valid: [
    '<p>{a}</p>',
    '<p>{isOpen && "Open"}</p>',
    '<p>{`${a} ${b}`}</p>',
    '<p>{isOpen && <b>{a}</b>}{children}</p>',
    '<ul>{items.map((item) => <li>{item}</li>)}<li>more</li></ul>',
    'const note = isOpen && <p>Open</p>; const page = <div>{note}<p>text</p></div>;',
    'function rowOf(cell) { return <td>{cell}</td>; } const row = <tr>{rowOf(a)}<td /></tr>;',
  ].map((code) => ({ code, options })),
  invalid: [
    '<p>{a} {b}</p>',
    '<p><Icon />{label}</p>',
    '<p>{isOpen ? <b>{a}</b> : "closed"}<i /></p>',
    '<p>{isOpen && <b>open</b>} and more</p>',
    '<p>{isOpen && <b>open</b>} <i /></p>',
    '<p>{items.map((item) => item.name)}<i /></p>',
    'const note = `${a}`; const page = <div>{note}<p>text</p></div>;',
  ].map((code) => ({ code, options, errors: 1 })),
});
