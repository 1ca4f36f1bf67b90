import {STYLES, ENGINE} from './embedded.js';
