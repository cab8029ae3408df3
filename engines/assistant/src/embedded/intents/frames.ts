/** What only says that the Japanese for it is asked for, behind a description. */
const CALLED = String.raw`[,.;:!?]* (?:(?:what(?:'s| is)? (?:it|that|this|that one) called|what (?:do|would) (?:you|we|they|people|i) call (?:it|that|this|them)|how (?:do|would|can) (?:you|i|we) (?:call|say) (?:it|that|this)|what(?:'s| is) (?:that|it|the (?:japanese )?(?:word|name)(?: for (?:it|that))?)|(?:the )?japanese (?:word|name|term)|(?:the )?(?:word|name) for (?:it|that))(?: in japanese)?|in japanese)`;

/** What learners ask in a few words, or around corners, and how it is asked in full. */
export const FRAMES: readonly (readonly [RegExp, string])[] = [
  // “how do i report that my bike was stolen”, “how do i wish someone good luck”
  [
    /^how (?:do|can|would|should|to) ?(?:i|you|we)? (?:report|explain|mention|point out|complain|let (?:them|someone|him|her|the \w+|my \w+) know)(?: to (?:the|my|a) \w+)? that (.+)$/i,
    'how do you say $1',
  ],
  [
    /^how (?:do|can|would|should|to) ?(?:i|you|we)? wish (?:someone|somebody|people|them|him|her|an? \w+|my \w+|the \w+) (?:an? )?(.+)$/i,
    'how do you say $1',
  ],
  // “how to start an email to a client”
  [
    /^how (?:do|can|would|should|to) ?(?:i|you|we)? (start|begin|open|end|close|finish|sign off) ((?:an? |the |my )?(?:business |formal |polite )?(?:e-?mail|letter|mail|message|text|(?:phone )?call)(?: (?:to|for|with) [a-z' ]+)?)$/i,
    'what do you say when you $1 $2',
  ],
  [/^(?:and |so )?(?:the |my )?answer ?(?:is )?: ?([a-z0-9][a-z0-9' ]+)$/i, 'how do you say $1'],
  // “that word for leaves turning red”
  [
    /^(?:(?:what's|what is|what was) )?(?:that|the) (?:japanese )?word for ([a-z]+ [a-z]+ing\b.*|when .+)$/i,
    'how do you say the word for $1',
  ],
  [/^that (?:japanese )?word (?:for|that means) (.+)$/i, 'how do you say $1'],
  [
    /^(?:a word |something |someone |anything )(?:that is )?like ([a-z]+),? but (?:not (?:so|as|quite|that|too)|less|weaker|softer|milder|stronger|more) [a-z ]+$/i,
    'synonyms for $1',
  ],
  [
    /^(?:(?:what's|what is|give me|show me|make me|i need|i want) )?(?:an? |the )?(?!(?:my|your|own|saved|full|whole|new|jlpt|kanji|japanese|easy|basic|long|short|other|next|last|this|that|same)\b)([a-z]+(?: [a-z]+)?) (?:word|vocab|vocabulary) list(, .+)?$/i,
    'words about $1$2',
  ],
  [
    /^how (?:do|can|would|to) ?(?:i|you|we)? order (?:it |something |this |food )?without ([a-z ]+)$/i,
    'how do you say without $1',
  ],
  [
    /^(?:(?:what's|what is) )?([a-z][a-z ]*?),? (?:spelling|spelled|spelt) in (hiragana|katakana|romaji|kanji)$/i,
    'write $1 in $2',
  ],
  [
    /^how (?:do|would|can|should|to) ?(?:you|i|we)? (?:write|spell|say) (?:my|his|her) (?:first |last )?name,? (?:is |as )?([a-z]+)(?:,? in (?:japanese|katakana))?\W*$/i,
    'write $1 in katakana',
  ],
  [
    /^(\d{1,4} (?:years? old|people|persons|minutes?|hours?|o'clock|yen|days?|weeks?|months?|years|times|floors?|books?|bottles?|things?))[\s:,]+(?:in )?(?:reading|read|pronunciation|pronounced)\W*$/i,
    'how do you say $1',
  ],
  [
    /^(?:(?:what's|what is|and) )*(?:the )?difference (?:to|from|with) ([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+)\W*$/iu,
    'is it the same as $1',
  ],
  // “words for the kitchen, 10, N4”
  [
    /^((?:words|vocab(?:ulary)?|nouns|verbs|adjectives|phrases) (?:for|about|of|on|in) [a-z' ]+?),? (\d{1,2})(?: words)?, ?(n[1-5])\W*$/i,
    '$2 $3 $1',
  ],
  [
    /^((?:words|vocab(?:ulary)?|nouns|verbs|adjectives|phrases) (?:for|about|of|on|in) [a-z' ]+?), ?(n[1-5]), ?(\d{1,2})(?: words)?\W*$/i,
    '$3 $2 $1',
  ],
  // “3/4”, “1.5”: how such numbers are read
  [
    /^(?:(?:what's|what is|how (?:do|would|can) (?:i|you) (?:say|read)|say) )?\d{1,2}\/\d{1,2}(?: in japanese)?\W*$/i,
    'how does a fraction work',
  ],
  [
    /^(?:(?:what's|what is|how (?:do|would|can) (?:i|you) (?:say|read)|say) )?\d+\.\d(?!\d)(?: in japanese)?\W*$/i,
    'how is a decimal number read',
  ],
  // “いらっしゃる = go or come or be?”
  [
    /^([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+) ?= ?(?:to )?[a-z]+(?:(?:,| or| \/|\/) ?(?:to )?[a-z]+)+ ?\?+$/iu,
    'what does $1 mean',
  ],
  // “thing you cut paper with”
  [/^(?:the )?thing (?=(?:that |which )?(?:i|you|u|we|one|people) )/i, 'the thing '],
  // “the japanese word 4 spicy”
  [/\b(word|kanji|japanese|name|term|verb) 4 (?=["“'a-z])/gi, '$1 for '],
  // “what is said before eating”
  [
    /^(?:and )?what(?:'s| is| do i| should i| can i| would i| must i)? (?:said|say|usually said)(?: in (?:japan|japanese))?,? (?=(?:before|after|when|if|to|at)\b)(.+)$/i,
    'what do you say $1',
  ],
  // “drink (the verb)”
  [/\b(?:to )?([a-z]+) \((?:the |as a |a )?verb\)/gi, 'to $1'],
  // “"light" like not heavy”: what stands in quotes, and what is meant by it
  [
    /["“]([a-z][a-z' ]*)["”],? (?:like|as in|as|meaning|in the sense of|i mean) (?:in )?(?!(?:this|that|it|in)\b)([a-z][a-z' ]*?)(?= in japanese\b|[?!.]*$)/i,
    '$1 ($2)',
  ],
  [/\b(counters? for [a-z]+) and for /i, '$1 and '],
  // “"to miss" someone”, “hot like spicy not temperature”
  [/["“]([a-z][a-z' ]*)["”] (someone|somebody|something|(?:a|an|the|my) [a-z]+)(?=[?!.]*$)/i, '$1 $2'],
  [
    /^(?:how (?:do|would|can) (?:i|you) say )?([a-z]+),? (?:like|as in) (?:in )?([a-z]+),? (?:and |but )?not (?:the |like )?[a-z]+\W*$/i,
    'how do you say $1 ($2)',
  ],
  [
    /^(?:how (?:do|to|can) (?:i |you |we )?|whats? (?:is )?the rules? (?:for|to) )(?:make|making|form|build|get|conjugate) (?:the |a )?te[- ]?forms?(?: of (?:a )?verbs?)?\W*$/i,
    'te form rules',
  ],
  // “where can i pay, polite”, “whats a polite way to say no to an invitation”
  [
    /^(?!.*\b(?:words?|phrases?|examples?|sentences?|verbs?|say|said|translate|learn|teach|write|use|form)\b)((?:where|when|who|can i|could i|may i|do i|i|i'm|im|i'd|i'll|we|he|she|they|it's|its|there|is there|are there|please|sorry)\b[^"“”]{5,}?)(?:, (?:in )?| in )(?:a )?(?:more )?(polite|casual|formal|informal)(?:ly)?(?:(?<=, (?:(?:in|a|more) )*\w+)| (?:way|form|version|japanese|speech))[?!.]*$/i,
    'how do you say $1 $2ly',
  ],
  [
    /^(?:(?:what's|what is|is there|tell me|give me|show me|i need) )?(?:an? |the )?(?:more )?(polite|casual|formal|informal) way (?:to say|of saying) (?!(?:it|that|this)\b)([a-z][a-z0-9' ,]+)[?!.]*$/i,
    'how do you say $2 $1ly',
  ],
  // “"where are you from" polite”
  [
    /^["“]([a-z][^"“”]+)["”],? (?:in )?(?:a )?(?:more )?(polite|casual|formal|informal)(?:ly)?(?: (?:way|version|form|japanese))?[?!.]*$/i,
    'how do you say $1 $2ly',
  ],
  // “can i try this on, japanese please”
  [
    /^((?:i|i'm|i'd|we|you|he|she|they|it's|can|could|may|where|what time|how much|is|are|do|does|please|my|the|this)\b.{6,}?[a-z])(?:, ?japanese|(?<!\b(?:learn|learning|speak|speaking|study|studying|understand|know|read|write|teach|like|love|in|of|for|to|about|some|new|good|my|your|the|a|is|are|this|that|any|more|into|say|talk|practice|help|hard|easy|you|me)) japanese)(?: please| translation)?[?!.]*$/i,
    'how do you say $1',
  ],
  // “7 fruits in japanese”: kinds of things, which are no things to be counted
  [
    /^((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:fruits?|vegetables|animals|colou?rs|jobs|sports|drinks|countries|clothes|body parts|feelings|emotions|hobbies|foods|flowers|insects|instruments|family members|greetings|shapes|verbs|nouns|adjectives|i-adjectives|na-adjectives)) in japanese(?: please)?[?!.]*$/i,
    '$1',
  ],
  // “how do i say if it's cold with 寒い”: what is to be said stands in quotes
  [
    /^((?:how (?:do|would|can|should) (?:i|you|we) )?say) (?!(?:it|this|that|an?|the|something|some|them)\b)([a-z][a-z' ]+?) (with|using|from|out of) (?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+\W*$)/iu,
    '$1 "$2" $3 ',
  ],
  // “手伝う → not helping, what form”
  [
    /^([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+) ?(?:→|->|=>) ?["“']?((?:to )?(?:not|don't|doesn't|didn't|can|can't|couldn't|want|wanted|if|let's|was|wasn't|must|have to|please|should|make|made)\b[a-z' ]*?)["”']?(?=,? (?:what|which|in) |\W*$)/iu,
    '$1 in the "$2" form',
  ],
  // “what time is 四時半”, “what does を do”
  [
    /^(?:(?:so|and) )*(?:what (?:time|day|date|number|month|year|colou?r|floor|price)|how (?:many|much|old)) is ([0-9]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々0-9]+)(?: in english)?\W*$/iu,
    'what does $1 mean',
  ],
  [
    /^(?:(?:so|and) )*what (?:does|do) (?:the (?:particle|word) )?["“「]?([\p{Script=Hiragana}ー]+)["”」]? do\W*$/iu,
    'what does $1 mean',
  ],
  // “job names in japanese”, “colors in japanese”: several words, and no word for them
  [
    /^(?:(?:the|all|some|common|basic|list|of) )*(?:names (?:of|for) )?(fruits|vegetables|animals|colou?rs|jobs|sports|countries|body parts|feelings|emotions|hobbies|foods|flowers|insects|instruments|family members|greetings|shapes|drinks)(?: names)? in japanese(?: please| list)?[?!.]*$/i,
    'words about $1',
  ],
  [
    /^(?:(?:the|some|common|basic|list|of) )*(?:names (?:of|for) ([a-z]+s)|(?!my\b|your\b|place\b|first\b|last\b|family\b|full\b|japanese\b|pet\b)([a-z]+) names)(?: in japanese)?(?: please)?[?!.]*$/i,
    'words about $1$2',
  ],
  [
    /^(?:(?:please|can you|could you|i (?:want|need) to (?:know|learn|understand)) )*(?:explain|teach me|tell me about|learn|practi[cs]e|drill|train|(?:what are )?the rules? (?:of|for)|rules? (?:of|for)|how does|how do)(?: about| how)? (?:the |a )?te[- ]?forms?(?: (?:work|works|rules?|conjugation|please|to me|with me|together|now))*\W*$/i,
    'te form rules',
  ],
  // Terms of grammar are told by what we have of them.
  [/^what(?:'s| is| are) (?:an? |the )?(?:i|na)[- ]adj(?:ective)?s?\W*$/i, 'adjective conjugation'],
  [
    /^(?=.*\badjectives?\b)(?=.*\b(?:past|negative|conjugat\w*|tense)\b)(?:(?:how|do|does|to|i|you|we|make|form|forms|conjugate|conjugation|the|of|for|past|negative|tense|na|work|works|are|is|what|what's|in|an|a|and|adjectives?|(?:i|na)-adjectives?)(?:[ ?!.,]+|$))+$/i,
    'adjective conjugation',
  ],
  [/^(\d{1,7} (?:yen|dollars|euros)) in japanese\W*$/i, 'how do you say $1'],
  [
    /^what(?:'s| is| are) (?:keigo|sonkeigo|kenjougo|(?:honorific|humble) (?:speech|language|verbs?|forms?))\W*$/i,
    'keigo table',
  ],
  [
    /^(?:what(?:'s| is| are) (?:an? |the )?(?:in)?transitive verbs?|(?:list|show|give)(?: me)? (?:the |some |of )*(?:(?:verb|transitive) )?pairs)\W*$/i,
    'transitive intransitive verbs',
  ],
  [/^(?:please )?say (?!it\b|that\b|this\b|["“])(.+?) in japanese(?: please)?[?!.]*$/i, 'how do you say $1'],
  [/\b(te|ta|nai|masu|ba|tai)[- ]forms\b/gi, '$1 form'],
  [/\bmore (easier|harder|simpler|tougher)\b/gi, '$1'],
  // “1 to 10 in japanese”, “numbers till 100”
  [
    /^(?:(?:how (?:do|can|to) ?(?:i|you|we)? ?(?:count|say)|count(?:ing)?|numbers?|the numbers|list) )?(?:me )?(?:from )?(?:(?<=\b(?:count|counting|numbers?) )(?:up )?to|(?:1|one) ?(?:to|till|until|up to|-(?= ?(?:10|20|30|50|100)\b))) ?(\d{1,4}|ten|twenty)(?: in japanese)?(?: please)?[?!.]*$/i,
    'numbers from 1 to $1',
  ],
  [/\bnumbers? (?:to|till|until|up to) (\d{1,4})\b/gi, 'numbers from 1 to $1'],
  [/\bnumbers from 1 to ten\b/i, 'numbers from 1 to 10'],
  [/\bnumbers from 1 to twenty\b/i, 'numbers from 1 to 20'],
  // “can write = 書く → ?”
  [
    /^["“]?(?:i |you |to )?((?:can|want to|must|have to|may|should|please) [a-z]+)["”]? ?= ?([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+) ?(?:→|->|=>) ?\W*$/iu,
    '$2 in the "$1" form',
  ],
  // “something to dry your hands with, what’s it called”
  [
    new RegExp(
      String.raw`^(?:so |ok |hey )?(?:i forgot |i need |i want )?((?:something|someone|somebody|(?:the|a|an|that) (?:[a-z]+ )?(?:thing|things|place|shop|store|room|machine|person|man|woman|guy|tool|stuff|kind of [a-z]+|card|box|building))\b.{6,}?)${CALLED}(?: please)?[?!.]*$`,
      'i',
    ),
    'how do you say $1',
  ],
  // “a word that means the day after tomorrow”
  [
    /^(?:(?:is there|what's|what is|give me|tell me|i need|i want|do you know) )?(?:a|the|an|some|any)? ?(?:japanese )?(?:word|verb|adjective|noun|phrase|expression) (?:that|which) (?:means|says) (.+)$/i,
    'how do you say $1',
  ],
  // “300 how do you read it”, “6000 reading”
  [
    /^(\d[\d,.:]*)[\s:,.?!-]* (?:how (?:do|would|can|should|to) ?(?:i|you|we)? ?(?:read|say|pronounce)(?: (?:it|that|this))?|(?:how is (?:it|that|this) )?(?:reading|read|pronunciation|pronounced|pronounce))\W*$/i,
    'how do you say $1',
  ],
  // “moon in japanese kanji and hiragana”
  [
    /^(?:what's |what is )?([a-z][a-z' ]*?) in japanese,? (?:(?:with|in|and|plus|both|the) )*(?:kanji|hiragana|kana|romaji|katakana)(?:,? (?:and|or|with|plus|\+|&) (?:the )?(?:kanji|hiragana|kana|romaji|katakana))*(?: please)?\W*$/i,
    'how do you say $1',
  ],
  [/\bi adj(?:ective)?s?\b/gi, 'i-adjectives'],
  [/\b(on|kun)[- ]?(?:yomi|readings?)\b/gi, '$1yomi'],
  [/\b(katakana|hiragana) (?:for|of) (?:my |the |a )?(?:name|friend|city)(?: is|:)? (?=[a-z])/gi, '$1 for '],
  [
    /^(?:how (?:do|would|can) (?:i|you) )?(?:write|spell) my name,? (?:in katakana[,:]? )?(?:(?:its|it's|it is|i'm|i am) )?([a-z]+)(?:,? in katakana)?\W*$/i,
    'write $1 in katakana',
  ],
  [
    /^my name(?:'s| is) ([a-z]+)[,.;!]? (?:and |so )?how (?:do|would|can|should) (?:i|you) (?:write|spell|say) (?:it|that|this|my name)(?: in (?:katakana|japanese))?\W*$/i,
    'write $1 in katakana',
  ],
  [
    /^(?:the )?(?:days? |dates? )?(?:from )?(?:the )?1st (?:to|till|until|through|-) (?:the )?\d+(?:st|nd|rd|th)(?: days?)? of (?:the|a) month\W*$/i,
    'days of the month',
  ],
  // “don’t eat! like an order”
  [
    /(?<=^how (?:do|can|would) (?:i|you) say ["“]?[a-z' ]+)[!"”]*,? (?:like|as) (?:an? )?(?:order|command)[?!.]*$/i,
    '',
  ],
];

/** Contractions without their sign, as learners type them also in what is to be said. */
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "I'm"],
  [/\b(i|you|we|they)ve\b/gi, "$1've"],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\b(he|she|that|there|what|where|who)s\b(?! [a-z]+s\b)/gi, "$1's"],
  [/\blets\b(?! (?:you|him|her|me|them|us)\b)/gi, "let's"],
  [/(?<=^|\b(?:if|when|because|but|and|so|think|hope|that) )its (?=[a-z]+$)/gi, "it's "],
  [
    /\bits (?=(?:my|your|his|her|our|a|an|the|too|so|very|not|really|raining|snowing|ok|okay|cold|hot|late|been|going|time|here|broken|delicious|nice|fine|far|near|mine|me|been|[a-z]+ing|\d)\b)/gi,
    "it's ",
  ],
];

/** “i dont understand” is “i don’t understand”. */
export const withApostrophes = (text: string): string =>
  CONTRACTED.reduce((whole, [typed, meant]) => whole.replace(typed, meant), text);
