// Properties are tried with the same values in every run, so that a change is judged by what it changed. FC_SEED=random looks further.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const given = process.env.FC_SEED ?? '20261120';
if (given !== 'random') fc.configureGlobal({ seed: Number(given) });

module.exports = fc;
