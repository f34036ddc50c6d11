export { paymentApiRoutes } from './payment-api.routes.ts';
