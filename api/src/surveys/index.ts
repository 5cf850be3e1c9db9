export { publicSurveyRoutes } from './public-survey.routes';
export { surveyRoutes } from './survey.routes';
