/** A customer as returned by the login request, with fields defined by the server. */
export type Customer = Readonly<Record<string, unknown>>;

export interface CustomerCredentials {
  readonly email: string;
  readonly password: string;
}

export interface CustomerLogin {
  readonly token: string;
  readonly user: Customer | null;
}
