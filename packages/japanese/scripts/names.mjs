/**
 * Proper names that glosses are made of and that the word list leaves out. Without them "german" would pass as a slip of "germany".
 */
export const names = `
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  christmas easter halloween internet
  africa america asia europe australia oceania antarctica
  african american asian european australian
  argentina argentinian austria austrian bangladesh belgium belgian brazil brazilian britain british burma burmese bulgaria bulgarian
  cambodia cambodian canada canadian chile chilean china chinese colombia colombian croatia croatian cuba cuban cyprus
  denmark danish dutch egypt egyptian england english estonia estonian ethiopia ethiopian finland finnish france french
  germany german ghana greece greek holland hungary hungarian iceland icelandic india indian indonesia indonesian iran iranian
  iraq iraqi ireland irish israel israeli italy italian jamaica jamaican japan japanese jordan kenya kenyan korea korean kuwait
  laos latvia latvian lebanon lebanese libya libyan lithuania lithuanian luxembourg malaysia malaysian malta maltese mexico mexican
  mongolia mongolian morocco moroccan myanmar nepal nepalese netherlands nigeria nigerian norway norwegian pakistan pakistani
  palestine palestinian paraguay peru peruvian philippines filipino poland polish portugal portuguese qatar romania romanian
  russia russian scotland scottish serbia serbian singapore singaporean slovakia slovenia spain spanish sudan sweden swedish
  switzerland swiss syria syrian taiwan taiwanese thailand thai tibet tibetan tunisia tunisian turkey turkish ukraine ukrainian
  uruguay venezuela vietnam vietnamese wales welsh yemen
  arabic bengali cantonese esperanto hebrew hindi latin mandarin persian sanskrit swahili tagalog tamil urdu
  tokyo osaka kyoto london paris rome berlin moscow beijing shanghai seoul
  buddha buddhism buddhist christ christian christianity islam islamic muslim jew jewish judaism hindu catholic protestant shinto
`
  .trim()
  .split(/\s+/);

/** Contractions as they are compared: without the apostrophe. */
export const contractions = `
  arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt mustnt neednt shouldnt wasnt werent wont wouldnt
  im ive youre youve youll youd hes shes theyre theyve theyll theyd weve thats theres heres whats wheres whos hows lets oclock
`
  .trim()
  .split(/\s+/);
