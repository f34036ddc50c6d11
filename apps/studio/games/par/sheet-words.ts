import type { HandsModelId, PicksModelId } from '@halls/house-games';
import type { HandModel } from '../hands/hand-model.ts';
import type { PicksModel } from '../picks/picks-model.ts';
import type { SlotModel } from '../slots/slot-model.ts';
import { type SheetWords, slotWords } from './slot-words.ts';

/** What `mathematics` of a sheet means, in words from which it can be played. */
export function wordsOf(model: SlotModel | PicksModel | HandModel): SheetWords {
  if ('bets' in model) return handWords[model.id];
  if ('play' in model) return tableWords[model.id];
  return slotWords(model);
}

const cards =
  'A card is 0 … 51: rank = card modulo 13 (0 ace … 12 king), suit = the whole part of card / 13.';
const dealing =
  'Each card is weighted(what is left of the 52 cards), from the given number of decks, without putting back: nextInt(52 × decks), then one less for each card dealt.';
const returned = 'A won bet gives back returns[option] hundredths of its stake, the stake included.';

const prizeWords: SheetWords = {
  draws: [
    'Tier by tier as tiers says, and in each its count of numbers: nextInt(10^digits), written with that many digits. The first is the special prize.',
  ],
  rules: [
    'high wins where the last two digits of the special prize make highFrom or more, low below; odd and even by them. head:d wins where the first of the two is d, tail:d where the last is; last-two:dd and last-three:ddd where the special prize ends so.',
    'any:dd gives returnsPerHit hundredths of its stake for each prize that ends so, any-three:ddd for each of three digits or more; mostHits of them are counted.',
    'two, three and four name so many different numbers of two digits, in order, and win where a prize ends with each of them. none names four and wins where no prize ends with any.',
    'Any other won bet gives back returns[option] hundredths of its stake, the stake included.',
  ],
};

const tableWords: Readonly<Record<PicksModelId, SheetWords>> = {
  baccarat: {
    draws: [
      dealing,
      'In this order: player, banker, player, banker, then the player’s third card if there is one, then the banker’s.',
    ],
    rules: [
      `${cards} A hand’s points are the sum of pointsByRank, modulo 10.`,
      'No third card where either hand has naturalFrom points or more with two cards. Else the player draws with up to playerDrawsUpTo points, and the banker where its points with two cards stand in bankerDrawsAt: in the list for a player who stands, else in the list at the place of the points of the player’s third card.',
      'player and banker win with more points; at equal points tie wins and these two give back returnsOfTie. A pair option wins where the hand’s first two cards have one rank, either-pair where one of the two does, perfect-pair where the first two cards of a hand are the same card.',
      'banker-even is a banker: it gives back what it says in returnsOfTie, and what it says in returnsOfSix where the banker wins with six points. small wins where four cards were dealt in all, big where it were five or six.',
      returned,
    ],
  },
  sicbo: {
    draws: ['Three dice: nextInt(6) + 1 each.'],
    rules: [
      'small and big win where the total lies in the given range, odd and even by the total; all four lose where the three dice are equal. any-triple wins where they are equal, total-n where the total is n.',
      returned,
    ],
  },
  roulette: {
    draws: ['One pocket: nextInt(37), from 0 to 36.'],
    rules: [
      'red wins with the pockets of the list red, black with the others but 0; odd and even, low 1 … 18 and high 19 … 36 by the number; all of them lose with 0. dozen:1 to dozen:3 are 1 … 12, 13 … 24 and 25 … 36; column:1 to column:3 are the numbers that leave 1, 2 and 0 when they are divided by 3, without 0.',
      'straight, split, street, corner and line win with one of the numbers that they name in rising order, as split:17-20: one, two, three, four or six that lie together in twelve rows of three. Zero lies beside 1, 2 and 3: split:0-1, split:0-2, split:0-3, street:0-1-2, street:0-2-3 and corner:0-1-2-3.',
      returned,
    ],
  },
  'show-wheel': {
    draws: [
      'The segment: nextInt(54), its place in the list numbers.',
      'Then weighted(weights of boosts): the number whose win is multiplied, or none. Then weighted(weights of times): by how much.',
    ],
    rules: [
      'times of the outcome is 1 where no number is boosted.',
      'on-n wins where the segment’s number is n: it gives back 100 + 100 × n hundredths of its stake, and 100 + 100 × n × times where n is the boosted number. returns says the most.',
    ],
  },
  'dragon-tiger': {
    draws: [dealing, 'The dragon’s card first, then the tiger’s.'],
    rules: [
      `${cards} The higher rank wins, ace low.`,
      'tie wins at equal rank, suited-tie where the two cards are the same. At equal rank dragon and tiger give back returnsOfTie.',
      returned,
    ],
  },
  'dragon-tiger-live': {
    draws: [dealing, 'The dragon’s card first, then the tiger’s.'],
    rules: [
      `${cards} The higher rank wins, ace low.`,
      'tie wins at equal rank, suited-tie where the two cards are the same. At equal rank dragon and tiger give back returnsOfTie.',
      'Of each side’s card: big wins above ofCards.losingRank, small below; odd and even by rank + 1, but at losingRank; red where its suit is one of redSuits, black where not.',
      returned,
    ],
  },
  'bull-bull': {
    draws: [
      dealing,
      'A card to each of the seats 1, 2, 3, 4 and then one to the banker, and so five times. The outcome has the hands in the order of their dealing.',
    ],
    rules: [
      `${cards} Suits are spades, hearts, diamonds, clubs. Ace counts 1, ten, jack, queen and king 10.`,
      'A hand has a bull where three of its cards add up to a multiple of ten. Its bull is the sum of all five, modulo 10, or 10 (bull-bull) where that is 0; 0 where it has none. 11 (five court) is five cards of jacks, queens and kings.',
      'The higher bull wins; of equal ones the hand with the higher of the two highest cards: by rank, king high and ace low, then by suit, spades above hearts above diamonds above clubs.',
      'even-s wins where seat s beats the banker, bull-s where its bull is 10 or 11. A bet of bankerBulls wins where the banker’s bull is from the first to the second of its two numbers.',
      'double-s counts multiples[bull of the hand that wins]: it gives back 100 + ofDouble.win × multiple hundredths of its stake where seat s beats the banker, and 100 − ofDouble.loss × multiple where not. returns says the most.',
      returned,
    ],
  },
  'three-cards': {
    draws: [dealing, 'A card to the dragon and then one to the phoenix, and so three times.'],
    rules: [
      `${cards} A king counts 13, and an ace 14.`,
      'A hand is the last of the list hands that it fits: trail is three of one rank, pure a sequence of one suit, flush three of one suit, sequence three ranks that follow each other, pair two of one rank, high any other. Ace, two, three is a sequence, the lowest; two, ace, king is none.',
      'The later hand of the list is better. Of two of a kind: sequences and pure ones by their highest card, which is three with ace, two, three; pairs by the pair and then the third card; others by the highest, the next and the last card. Suits never decide: such hands are equal.',
      'dragon and phoenix win with the better hand, and at equal hands give back returnOfTie. dragon-plus and phoenix-plus give back plusReturns[what the side’s own hand is]; returns says the most.',
      'high, sequence, flush, pure and trail win where the better hand, or either of equal ones, is that; nines where it is a pair of bigPairFrom or more, or later in the list than a pair.',
      returned,
    ],
  },
  'digits-3': {
    draws: ['One number: nextInt(1000), written with three digits.'],
    rules: [
      'high wins from highFrom on, low below; odd and even by the number. last:d and last-two:dd win where the number ends so, straight:ddd where it is that number, box:ddd (three different digits) where it has these digits in any order.',
      returned,
    ],
  },
  'digits-5': {
    draws: ['One number: nextInt(100000), written with five digits, places 1 to 5 from the left.'],
    rules: [
      'sum-big wins where the five digits add up to bigTotalFrom or more, sum-small below; sum-odd and sum-even by that total. dragon wins where the first digit is greater than the last, tiger where it is less, tie where they are equal.',
      'big:p wins where the digit at place p is bigFrom or more, small:p below; odd:p and even:p by it; at:p-d where it is d.',
      'three:front, three:middle and three:back are the places 1 to 3, 2 to 4 and 3 to 5. leopard: all three digits alike; pair: two alike; straight: three different ones that follow each other in some order; half: three different ones of which just two do; mixed: none of these. 9 and 0 follow each other.',
      returned,
    ],
  },
  'ranks-10': {
    draws: [
      'shuffle(1 … 10), from the first place to the last: for last from 9 down to 1, nextInt(last + 1) is the place that changes with place last.',
    ],
    rules: [
      'big:p wins where the number at place p is bigFrom or more, small:p below; odd:p and even:p by it; at:p-n where it is n. dragon:p wins where the number at place p is greater than that at place 11 − p, tiger:p where it is less.',
      'sum-big wins where the numbers at places 1 and 2 add up to bigSumFrom or more, sum-small below; sum-odd and sum-even by that sum, sum:n where it is n.',
      returned,
    ],
  },
  'mark-six': {
    draws: [
      'shuffle(1 … 49), of which the first 7 are drawn, the last of them is the special number: for last from 48 down to 1, nextInt(last + 1) is the place that changes with place last.',
    ],
    rules: [
      'big wins where the special number is bigFrom or more, small below; odd and even by it. Where it is neutral these four give back 100 hundredths. red, blue and green win where colours[special − 1] is so. special:nn wins where it is that number.',
      'drawn:nn, two and three name one, two or three different numbers of two digits, in order, and win where all of them are among the first plain numbers. none names five and wins where none of them is among the seven.',
      returned,
    ],
  },
  'prizes-27': prizeWords,
  'prizes-18': prizeWords,
  keno: {
    draws: [
      'shuffle(1 … 80), of which the first 20 are drawn: for last from 79 down to 1, nextInt(last + 1) is the place that changes with place last.',
    ],
    rules: [
      'spots: and one to six different numbers in rising order, as spots:3,17. It gives back returnsBySpotsAndHits[numbers chosen][numbers drawn] hundredths of the stake.',
    ],
  },
  penalty: {
    draws: [
      'Each kick is nextInt(kick.of): a goal where the value is below kick.goals. Red begins, then in turn.',
    ],
    rules: [
      'Up to five kicks each. It ends as soon as one side leads by more than the kicks that the other has left of its five. Equal after five each: one kick each until they differ; that is sudden death.',
      'red and blue win with the side; red-in-five and blue-in-five too, but not by sudden death; sudden-death wins where it came to that.',
      returned,
    ],
  },
  'race-8': raceWords(),
  'race-6': raceWords(),
  'hounds-6': {
    draws: [
      'The race’s card is (nonce modulo the number of cards) + 1: nothing is drawn for it. cards[card − 1] names the hounds in traps 1 to 6, strengths[hound − 1] what each runs with.',
      'The first bend: nextInt(checked.of) + 1 is the trap whose hound is checked, or nobody’s where it is more than checked.traps. That hound’s strength is divided by checked.dividedBy for the whole race.',
      'The places one after the other: weighted(strengths of the six), with 0 for those that have come in. The last of them is drawn too.',
    ],
    rules: [
      'Behind the at sign of an option stands its card: it can be bet on in a race of that card alone. Traps are 1 … 6.',
      'win wins where the trap’s hound comes in first, place where it is among the first placed. forecast names two traps in rising order, and wins where these two come in first and second in either order; exacta two in the order of arrival, tricast three.',
      returned,
    ],
  },
  'league-4': {
    draws: [
      'The season’s card is (nonce modulo the number of seasons) + 1: nothing is drawn for it. seasons[card − 1] names its four clubs; fixtures names the two of each match by their places in that list, from 0.',
      'Match by match, and in each for its first and then for its second club: weighted(goalWeights[the club’s attack − the other’s defence + 2]), which is nextInt(16); the value is its goals, 0 to 3.',
      'Then the lots, always: shuffle of the four places 0 … 3. The outcome has the clubs in that order.',
    ],
    rules: [
      'A club has pointsOf.won for a match that it wins and pointsOf.drawn for one that is drawn. The table goes by points, then by goals scored less goals conceded, then by goals scored; those that are equal in all three by the same three in the matches among them; and those that are equal even then by the lots, the earlier one before the later.',
      'Behind the at sign of an option stands its season: it can be bet on in a draw of that season alone.',
      'win wins where the club is first, place where it is first or second, last where it is last; exacta names the first and the second. over:n wins with more than n goals in the six matches together, under:n with n or fewer. home:m, draw:m and away:m win where the first club of match m (1 … 6) has more goals than the second, as many, or fewer.',
      returned,
    ],
  },
  'bird-duel': {
    draws: [
      'weighted(weights) draws the side, nextInt(40).',
      'Then shuffle of four exchanges, nextInt(4), nextInt(3), nextInt(2). Before it they are: three for the winner and one for the other; of a draw crest, crest, feather, feather.',
    ],
    rules: ['An option wins where it is the drawn side; exchanges are for the picture alone.', returned],
  },
  'bird-pool': {
    draws: [
      'Each exchange is weighted(weights), nextInt(19), of exchanges. A blow tells for meron in meron and in both, for wala in wala and in both. Until one side, or each, has blowsToWin.',
    ],
    rules: [
      'The side with blowsToWin wins; draw where both have them.',
      'pool has the units that lay on each of pool.options when the draw closed: pool.houseUnits of the house, and of each stake the whole part of 1,000,000 × stake / table limit of its currency. It is told with the draw, and no draw of the stream knows of it; the examples have the house’s units alone.',
      'A side that wins gives back the whole part of pool.shareBack × all units / units on the side hundredths of the stake, but pool.leastReturn at least and pool.mostReturn at most. At a draw both sides give back returnAtDraw.',
      'The figures of a side are those of a pool that lies evenly. Whatever lies there, of all stakes on both sides no more comes back in the mean, unless pool.leastReturn raises what a side gives: then 98.15 of 100 at most.',
      returned,
    ],
  },
  'esport-duel': {
    draws: [
      'Each map is nextInt(map.of): volt takes it where the value is below map.volt, else echo. Until one has mapsToWin.',
    ],
    rules: [
      'volt and echo win with the side; volt-2-0, volt-2-1, echo-2-0 and echo-2-1 where the maps end so.',
      returned,
    ],
  },
};

const added =
  'stakeHundredths and payHundredths are of the first stake: all that was staked, and what comes back.';
const exampleMoves =
  'In the examples step s, from 0, of nonce n makes the move at place (7 × n + 3 × s) modulo their number among the moves that are open then, in their order.';

const handWords: Readonly<Record<HandsModelId, SheetWords>> = {
  blackjack: {
    draws: [
      'Each card is nextInt(52), whatever was drawn before: the shoe never changes.',
      'In this order: player, dealer, player; then what the moves ask for, in their order; then the dealer’s, from the second on.',
    ],
    rules: [
      `${cards} An ace counts 1 or 11, king, queen and jack 10; a total counts an ace as 11 where that is at most 21, and then is soft. Two cards that come to 21 are a blackjack, but not of a hand that was split.`,
      'The moves, in their order: insure and no-insurance are open at first where the dealer’s card is an ace, and nothing else is; insure adds insuranceCost. Then each hand in turn: hit; stand; double, with two cards, adds 100, takes one card and ends the hand; split, with two cards of one value and below mostHands hands, adds 100, makes a hand of each card and draws one to each, the first first. A hand ends with 21 or more too, and the hands of split aces at once.',
      'The dealer draws one card where a hand is contested: neither a blackjack nor above 21. With an ace or a card of ten the dealer also draws it where the player has a blackjack, is insured, or has more than 100 on the hands. Where a hand is contested the dealer goes on below dealerStandsFrom.',
      'Where the dealer has a blackjack: a blackjack is a tie; else the first hand is lost, of which what is above 100 comes back, and the second is returned. Else a blackjack wins, a hand above 21 is bust, and of the others the higher total wins; a dealer above 21 loses.',
      'A hand gives back returns[result] hundredths of its stake. An insurance gives back insuranceReturn where the dealer has a blackjack.',
      `${added} ${exampleMoves}`,
      'The figures of hand are those of the best play, which never insures, by what was staked in all; insurance is a bet of its own. The returns are by hundredths of the first stake.',
    ],
  },
  'jacks-or-better': pokerWords(),
  'bonus-poker': pokerWords(),
};

function pokerWords(): SheetWords {
  return {
    draws: [
      'Five cards of the 52, each nextInt(cards left): its place among those left, in rising order.',
      'Then a card for each place that is not held, from the first on, in the same way.',
    ],
    rules: [
      `${cards} An ace is high in a straight, or low before 2.`,
      'The one move is hold: and the held places 1 … 5 in rising order, as hold:134. All 32 are open, in the order of the sum of 1, 2, 4, 8 and 16 for the held places.',
      'jacks is one pair of jacks, queens, kings or aces; four-aces, four-2-4 and four-5-k are four of a kind by their rank; royal is a straight flush up to the ace.',
      'hand is what the cards are, before the exchange too. The round gives back returns[hand] hundredths of the stake once it is over.',
      `${added} ${exampleMoves}`,
      'The figures are those of the best hold for each of the 2,598,960 deals.',
    ],
  };
}

function raceWords(): SheetWords {
  return {
    draws: [
      'The places go one after the other, the first first: weighted(weights of the runners that are left). All runners are drawn, the last too.',
    ],
    rules: [
      'Runners are 1, 2, 3 … in the order of weights. win:n wins where n is first, place:n where it is among the first placed, exacta:a-b where a is first and b second.',
      returned,
    ],
  };
}
