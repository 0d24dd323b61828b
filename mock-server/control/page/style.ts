/** The style of the page for people; its colours have enough contrast in both themes. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 0 1rem 4rem; overflow-wrap: anywhere; background: Canvas; color: CanvasText; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
a { color: LinkText; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .25rem .5rem .25rem 0; }
label { display: flex; flex-direction: column; font-size: .9rem; max-width: 100%; }
input, select, button { font: inherit; min-height: 2.5rem; max-width: 100%; box-sizing: border-box; padding: .25rem .6rem; border: 1px solid GrayText; border-radius: .25rem; }
button { cursor: pointer; background: ButtonFace; color: ButtonText; }
button:focus-visible, input:focus-visible, select:focus-visible, a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid LinkText; outline-offset: 2px; }
ul.rows { list-style: none; padding: 0; } ul.rows > li { border-top: 1px solid GrayText; padding: .4rem 0; }
summary { cursor: pointer; min-height: 1.5rem; padding: .25rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0; font-size: .85rem; }
.said { border: 2px solid; padding: .5rem 1rem; border-radius: .25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; } dd { margin: 0; }
`;
