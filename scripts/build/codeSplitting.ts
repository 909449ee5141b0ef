/**
 * React apart, as it changes less often than the site, and what many pages share in one file: each file that a page
 * asks for costs a slow phone some milliseconds.
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
