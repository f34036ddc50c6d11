import { memberModule } from '#modules/member';
import { defineModule } from '#platform/module.ts';
import { createDoubleValidations, type DoubleValidations } from './create-double-validations.ts';

export const doubleValidationModule = defineModule<DoubleValidations, { member: typeof memberModule }>({
  name: 'double-validation',
  needs: { member: memberModule },
  create({ sql, clock }, { member: { passwords, personal } }) {
    const validations = createDoubleValidations({ sql, clock, passwords, personal });
    return {
      face: validations,
      jobs: [{ name: 'sweep-double-validations', everySeconds: 300, run: validations.sweep }],
    };
  },
});
