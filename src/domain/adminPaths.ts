/** The addresses of the admin area, below the site's folder. */
export const adminPaths = {
  dashboard: '/admin',
  secureDashboard: '/secure/admin/dashboard',
  login: '/admin/login',
  secureLogin: '/secure/admin/login',
  test: '/admin-test',
} as const;
