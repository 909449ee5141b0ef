import type { MarketName } from '@/content/page';

/** Small versions of the opening figures of the market guides, in a 56 by 46 viewBox. */
export const marketMarks: Readonly<
  Record<MarketName, { readonly empty: string; readonly filled: string; readonly marked: string }>
> = {
  forex: {
    empty: 'M1 2h22v8H1zM1 14h29v8H1z',
    filled: 'M18 26h26v8H18zM30 38h26v8H30z',
    marked: 'M36 0h2v46h-2z',
  },
  indices: {
    empty: 'M32 5h5v36h-5zM37 5h5v36h-5zM42 5h4v36h-4zM46 5h3v36h-3zM49 5h3v36h-3zM52 5h3v36h-3z',
    filled: 'M0 4h12v38H0zM13 4h9v38h-9zM23 4h8v38h-8z',
    marked: 'M0 44h31v2H0z',
  },
  commodity: {
    empty: 'M20 4a19 19 0 1 0 .01 0zM20 13a10 10 0 1 0 .01 0z',
    filled: 'M3 23a17 17 0 0 1 17-17v5a12 12 0 0 0-12 12zM20 36a13 13 0 0 0 13-13h5a18 18 0 0 1-18 18z',
    marked: 'M19 23 31 8l2 2-12 14z',
  },
  crypto: {
    empty: 'M40 30h2v14h-2zM44 26h2v18h-2zM48 32h2v12h-2zM52 28h2v16h-2z',
    filled:
      'M0 28h2v16H0zM4 12h2v32H4zM8 22h2v22H8zM12 30h2v14h-2zM16 8h2v36h-2zM20 20h2v24h-2zM24 28h2v16h-2zM28 2h2v42h-2zM32 18h2v26h-2zM36 26h2v18h-2z',
    marked: 'M39 6h16v2H39z',
  },
  stocks: {
    empty:
      'M1 1h8v8H1zM37 1h8v8h-8zM47 1h8v8h-8zM1 13h8v8H1zM37 13h8v8h-8zM47 13h8v8h-8zM1 25h8v8H1zM37 25h8v8h-8zM47 25h8v8h-8zM1 37h8v8H1zM37 37h8v8h-8zM47 37h8v8h-8z',
    filled:
      'M12 0h10v10H12zM24 0h10v10H24zM12 12h10v10H12zM24 12h10v10H24zM12 24h10v10H12zM24 36h10v10H24zM12 36h10v10H12z',
    marked: 'M24 24h10v10H24z',
  },
};
