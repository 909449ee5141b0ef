/**
 * Where to look up a firm, what its clients are owed if it fails, and who helps after a fraud, by country.
 * Compare every row with its sources, then update the date; the build reminds you after six months.
 */

/** The date on which the rows were last compared with their sources, as `YYYY-MM-DD`. */
export const PROTECTION_CHECKED_ON = '2026-11-28';

/** Registers of licensed firms, as you would enter their URLs in a browser. */
export const registers = [
  {
    regulator: 'FCA',
    region: 'United Kingdom',
    address: 'register.fca.org.uk',
    look: 'Number, status, permissions, contact details, and clone firms the regulator knows of. Its Firm Checker gives the short answer.',
    // FCA, "How to check a firm or individual is authorised" (updated 23 April 2025) and "Clone firms and individuals"
  },
  {
    regulator: 'CySEC',
    region: 'Cyprus',
    address: 'cysec.gov.cy',
    look: 'Many brokers that serve the whole EU. It lists their approved web addresses, and sites that only claim a licence.',
    // CySEC, investment firms and approved domains; warning of 18 December 2025
  },
  {
    regulator: 'BaFin',
    region: 'Germany',
    address: 'bafin.de',
    look: 'A database of companies, and warnings that name misused identities.',
    // BaFin, "Crime scene: the internet" (19 June 2023) and "Recognising financial fraud"
  },
  {
    regulator: 'ASIC',
    region: 'Australia',
    address: 'asic.gov.au',
    look: 'Professional registers by licence number. Warnings are in the investor alert list at moneysmart.gov.au.',
    // ASIC, professional registers; Moneysmart, investor alert list
  },
  {
    regulator: 'NFA',
    region: 'United States',
    address: 'nfa.futures.org',
    look: 'A database called BASIC. An NFA number alone proves nothing: the entry has to say that the firm is an approved member.',
    // NFA Investor Advisory of 6 July 2022, "Avoiding the Latest Fraud Techniques"; CFTC, "Check registration"
  },
] as const;

/** The maximum a scheme pays a client if a licensed firm fails and client money is missing. */
export const compensationLimits = {
  unitedKingdom: { scheme: 'FSCS', most: '£85,000' },
  // FSCS limit for investments since 1 April 2019; only the one for bank deposits rose on 1 December 2025
  cyprus: { most: '€20,000' },
  // Investment Compensation Fund; Directive 97/9/EC, Article 4, requires at least 20,000 euros; other countries pay
  // more
} as const;

/** The regions in which firms must not offer bonuses or gifts to retail clients for trading CFDs. */
export const bonusBanRegions = 'the EU, the UK and Australia';
// ESMA Decision (EU) 2018/796, Article 2; FCA PS19/18 and COBS 22.5; ASIC Instrument 2020/986

/** Where to turn after a fraud: about the payment, to report the fraud, and about a bank or firm that refuses to help. */
export const fraudHelp = [
  {
    region: 'United Kingdom',
    payment:
      'Call 159, which connects you with most banks, or the number on your card. If you were tricked into a transfer within the UK, banks must usually refund up to £85,000 when you claim within 13 months, less up to £100. Cards, coins, payments abroad and transfers to an account of your own, such as at an exchange, are outside that rule. If you paid by credit card, ask about section 75 as well: it is law, and you have years to claim.',
    report:
      'Report Fraud, at reportfraud.police.uk or on 0300 123 2040. It has replaced Action Fraud. In Scotland: the police on 101. The FCA takes reports on 0800 111 6768.',
    refused:
      "The Financial Ombudsman Service, free of charge: after eight weeks without an answer, sooner for many payments, or within six months of the firm's final response.",
    // Serious Fraud Office notice on Report Fraud, since 4 December 2025; Stop Scams UK (159); Police Scotland (101)
    // Payment Systems Regulator, reimbursement of authorised push payments by Faster Payments or CHAPS, since 7
    // October 2024
    // Consumer Credit Act 1974, section 75; Financial Ombudsman Service, "Common myths about section 75" (24 October
    // 2024)
    // FCA, "Report a scam"; DISP 1.6.2 and 2.8.2
  },
  {
    region: 'European Union',
    payment: 'Your bank or card issuer. Ask it to recall the transfer, or to dispute the card payment.',
    report:
      'The police where you live, and the regulator of your country. BaFin in Germany: 0800 2 100 500, free within the country.',
    refused:
      "First the firm, in writing. Then the ombudsman in its country, which the FIN-NET network can find for you. Mind the deadline: in Cyprus, four months after the firm's final response.",
    // ESMA, "Make a complaint"; BaFin, "Fraudulent use of BaFin's name" (11 December 2024); Citizens Information on
    // FIN-NET
    // CySEC, "How to complain": three months for the firm, then four to go to the Financial Ombudsman
  },
  {
    region: 'Australia',
    payment: 'Your bank. If a fraudster has your documents: IDCARE, 1800 595 160, free of charge.',
    report: 'Scamwatch, at scamwatch.gov.au, and the police through ReportCyber at cyber.gov.au.',
    refused: 'The Australian Financial Complaints Authority, AFCA, free of charge.',
    // Scamwatch, "What to do if you've been scammed". Duties of banks under the Scams Prevention Framework begin on
    // 31 March 2027
  },
  {
    region: 'United States',
    payment: 'Your bank or card issuer. Ask for the transfer to be recalled, within hours if you can.',
    report: 'The FBI at ic3.gov, the FTC at reportfraud.ftc.gov, and the CFTC at cftc.gov/complaint.',
    refused:
      'For a bank: the Consumer Financial Protection Bureau, at consumerfinance.gov/complaint. For a firm registered with the CFTC: its reparations program, within two years, unless the firm is bankrupt.',
    // CFTC, "6 Steps to Take after Discovering Fraud" and SmartCheck on the reparations program; FBI, Recovery Asset Team
    // CFTC, "How the CFTC's Reparations Program Helps Customers Resolve Disputes"; CFPB, "Submit a complaint"
  },
] as const;

/** What to do about stolen documents and personal data, besides reporting the theft. */
export const stolenDocumentHelp = [
  {
    region: 'United Kingdom',
    first:
      'Protective registration at cifas.org.uk, £30 for two years: firms that consult Cifas check an application in your name more closely. Report a passport that has been lost or stolen, not just copied, to HM Passport Office at gov.uk.',
    // Cifas, "Protective Registration" (read 28 November 2026); HM Passport Office, lost and stolen passports
  },
  {
    region: 'Australia',
    first: 'IDCARE, 1800 595 160, free of charge, makes a plan with you for each document.',
    // Scamwatch, "What to do if you've been scammed"
  },
  {
    region: 'United States',
    first:
      'A plan for your case at identitytheft.gov, and a credit freeze at Equifax, Experian and TransUnion. You have to ask each of the three. By law it costs nothing.',
    // FTC, "Free credit freezes are here" (in force since 21 September 2018) and identitytheft.gov
  },
  {
    region: 'European Union and elsewhere',
    first:
      'The police first, for a report with a number. Then your bank, the authority that issued the document, and the credit register of your country, if it has one.',
    // National registers and procedures differ; general advice of the bodies named above
  },
] as const;

/** The details of a coin transfer that the FBI asks for; other police forces need the same details. */
export const coinReportDetails = [
  'The addresses the coins went from and to, copied in full',
  'The coin and the exact amount',
  'Date and time, with the time zone',
  'The transfer number (transaction ID or hash)',
] as const;
// FBI, "Guidance for Cryptocurrency Scam Victims" (24 August 2023), repeated at ic3.gov/CrimeInfo/Cryptocurrency
