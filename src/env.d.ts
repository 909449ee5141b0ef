declare global {
  /** The settings a build may be given; the README tells what each does. */
  interface ImportMetaEnv {
    readonly VITE_ADMIN_USERNAME?: string;
    readonly VITE_ADMIN_VERIFIER?: string;
    readonly VITE_TV_BASE?: string;
    readonly VITE_SITE_ADDRESS?: string;
  }

  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export {};
