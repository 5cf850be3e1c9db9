export { mealCalendarRoutes } from './meal-calendar.routes';
