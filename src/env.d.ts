declare global {
  /** Build settings; see the README. */
  interface ImportMetaEnv {
    readonly VITE_ADMIN_USERNAME?: string;
    readonly VITE_ADMIN_VERIFIER?: string;
    readonly VITE_TV_BASE?: string;
    readonly VITE_SITE_ADDRESS?: string;
    /**
     * Where the contact form posts its messages as JSON, with the fields in `CONTACT_FIELDS`: the https URL of
     * a form service or of your own server, or a path on the site such as /api/contact. Without it the form
     * sends nothing.
     */
    readonly VITE_CONTACT_URL?: string;
    readonly VITE_PUBLISH_TO?: string;
    readonly VITE_PUBLISH_HISTORY?: string;
    readonly VITE_CATALOGUE_FROM?: string;
  }

  interface Navigator {
    /** Not available in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export {};
