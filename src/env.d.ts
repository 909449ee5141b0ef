declare global {
  /** The settings a build may be given; the README says what each does. */
  interface ImportMetaEnv {
    readonly VITE_ADMIN_USERNAME?: string;
    readonly VITE_ADMIN_VERIFIER?: string;
    readonly VITE_TV_BASE?: string;
    readonly VITE_SITE_ADDRESS?: string;
    /**
     * Where the contact form posts its messages as JSON (name, email, subject, message): an https address of a form
     * service or of your own, or a path of the site such as /api/contact. Without it the form sends nothing.
     */
    readonly VITE_CONTACT_URL?: string;
    readonly VITE_PUBLISH_TO?: string;
    readonly VITE_PUBLISH_HISTORY?: string;
  }

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export {};
