/**
 * Keeps React separate, because it changes less often than the site, and puts shared modules into one file,
 * because each request costs a slow phone a few milliseconds.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    },
    { name: 'shared', minShareCount: 14 },
  ],
};
