/** A customer as the login call returns it; its fields are the server's affair. */
export type Customer = Readonly<Record<string, unknown>>;

export interface CustomerCredentials {
  readonly email: string;
  readonly password: string;
}

/** What a successful login call answers. */
export interface CustomerLogin {
  readonly token: string;
  readonly user: Customer | null;
}
