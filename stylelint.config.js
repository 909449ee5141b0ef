/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // The browsers in the README. The exceptions may be newer, because without them only their own effect is
    // missing.
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreAtRules: ['page'],
        ignoreSelectors: ['details-content', 'marker', 'popover-open', 'selection'],
        ignoreProperties: Object.fromEntries(
          [
            'accent-color',
            'break-after',
            'content-visibility',
            'forced-color-adjust',
            'overscroll-behavior',
            'paint-order',
            'resize',
            'text-size-adjust',
            'text-wrap',
          ].map((property) => [property, ['/./']]),
        ),
      },
    ],
    // Colour values are only allowed in src/styles/tokens.css.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    // TypeScript reads class names of CSS modules as properties.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'declaration-block-no-redundant-longhand-properties': null,
    // oxfmt does the layout.
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    // Safari supports only the line in the shorthand; style, colour and thickness have properties of their
    // own.
    'declaration-property-value-allowed-list': { 'text-decoration': ['none', 'underline', 'line-through'] },
    // Safari on iOS still needs the prefix.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
  },
  overrides: [
    {
      files: ['src/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        // The build transpiles it for browsers without support.
        'plugin/use-baseline': [true, { available: 'widely', ignoreFunctions: ['light-dark'] }],
      },
    },
  ],
};
