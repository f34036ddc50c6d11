export type { FieldTexts, Form, FormRefusal, FormRules } from './create-form.ts';
export { FormProblem } from './form-problem.tsx';
export { FormFrame } from './form-frame.tsx';
export { useField, useForm } from './use-form.ts';
