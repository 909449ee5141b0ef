import type { CSSOptions } from 'vite';

/** Limits `:hover` styles to pointers that can hover, because phones keep these styles after a tap. */
export const hover: NonNullable<CSSOptions['postcss']> = {
  plugins: [
    {
      postcssPlugin: 'hover',
      Once(root, { AtRule }) {
        root.walkRules(/:hover/, (rule) => {
          const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
          const others = rule.selectors.filter((selector) => !hovered.includes(selector));
          if (others.length > 0) rule.cloneBefore({ selectors: others });
          const media = new AtRule({ name: 'media', params: '(hover: hover)' });
          rule.replaceWith(media);
          media.append(rule);
          rule.selectors = hovered;
        });
      },
    },
  ],
};
