import { minorSchema, wireIdSchema } from '@halls/contract/provider';
import { z } from 'zod';
import { depositActs, depositMoods, payoutActs, payoutMoods } from '#modules/bank';
import { defects } from '#modules/message';

const actSchema = z.enum([...depositActs, ...payoutActs.filter((act) => act === 'come_back')]);

/** What the forms of the pages send. */
export const actForm = z.strictObject({ act: actSchema });
export const againForm = z.strictObject({ defect: z.enum([...defects, '']) });
export const moodForm = z.strictObject({
  deposits: z.enum(depositMoods),
  payouts: z.enum(payoutMoods),
  holds_messages: z.enum(['0', '1']),
});
export const releaseForm = z.strictObject({ order: z.enum(['given', 'reversed']) });

/** The same for programs, below `/control`. */
export const controlRequests = {
  act: z.strictObject({ order_id: wireIdSchema, act: actSchema, amount: minorSchema.optional() }),
  again: z.strictObject({ order_id: wireIdSchema, defect: z.enum(defects).nullable() }),
  mood: z
    .strictObject({
      deposits: z.enum(depositMoods),
      payouts: z.enum(payoutMoods),
      holds_messages: z.boolean(),
    })
    .partial(),
  release: releaseForm,
};
