// Loaded after swagger-ui-bundle.js, which defines SwaggerUIBundle.
window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  showExtensions: true,
  filter: true,
  // The badge would send the contract's address to a server of the makers.
  validatorUrl: null,
  onComplete: () => document.body.setAttribute('data-ready', ''),
});
