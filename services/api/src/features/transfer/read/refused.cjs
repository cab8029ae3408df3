// @ts-check
/** Why a file cannot be read, in words for the learner. */
class Refused extends Error {}
module.exports = { Refused };
