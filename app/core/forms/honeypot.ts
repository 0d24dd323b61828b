/** A field that no person sees: whoever fills it in fills in everything, as machines do that send forms to whoever reads them. */
export const HONEYPOT_FIELD = 'homepage';
