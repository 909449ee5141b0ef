/** The paths of the admin area below the base. */
export const adminPaths = {
  dashboard: '/admin',
  secureDashboard: '/secure/admin/dashboard',
  login: '/admin/login',
  secureLogin: '/secure/admin/login',
  test: '/admin-test',
} as const;

export const isAdminPath = (path: string): boolean => Object.values<string>(adminPaths).includes(path);
