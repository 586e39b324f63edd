import { mount } from 'svelte';
// Before the components, whose own style has the last word.
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { newer } from './offline/newer.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
// The start page is sent with its poster, to be seen meanwhile.
target.replaceChildren();
mount(App, { target });

// When all that is seen has come, so that keeping it delays nothing.
if (import.meta.env.PROD) addEventListener('load', () => void newer.keep(navigator.serviceWorker));
