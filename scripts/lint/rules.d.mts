import type { Rule } from 'eslint';

declare const plugin: {
  rules: Record<
    | 'chunks-by-loader'
    | 'layers'
    | 'plain-english'
    | 'plain-text'
    | 'text-in-own-element'
    | 'time-as-argument',
    Rule.RuleModule
  >;
};
export default plugin;
