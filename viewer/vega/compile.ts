// The half of Vega-Lite that an exported page needs: a script of its own, since few need it.
export { compile } from 'vega-lite'
