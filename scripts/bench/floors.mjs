import { build } from 'vite';

const ENTRY = 'virtual:react-floor';

/** React and the router without any content: the minimum that a page on this site loads and runs. */
const SOURCE = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([{ path: '*', element: null }]);
hydrateRoot(document.querySelector('#floor'), createElement(RouterProvider, { router }));
`;

/** Builds the React floor, minified like the site's scripts. */
export async function reactFloorScript() {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: ENTRY },
    },
    plugins: [
      {
        name: 'react-floor',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? SOURCE : null),
      },
    ],
  });
  const { code } = output[0];
  if (code.includes('React DevTools')) throw new Error('The floor has React as it is in development.');
  return code;
}

/** The same HTML and styles without scripts: the lower bound for any framework. */
export const withoutScripts = (html) =>
  html.replace(/<script[^>]*type="module"[^>]*><\/script>|<link[^>]*rel="modulepreload"[^>]*>/g, '');

/** The same HTML and styles with React and the router only: the lower bound for prerendered React pages. */
export const withReactAlone = (html, script) =>
  withoutScripts(html).replace(
    '</body>',
    () => `<div id="floor"></div><script async type="module" src="${script}"></script></body>`,
  );
