export { createForm, type FieldTexts, type Form, type FormRefusal, type FormRules } from './create-form.ts';
export { FormFrame } from './form-frame.tsx';
export { useField, useForm } from './use-form.ts';
